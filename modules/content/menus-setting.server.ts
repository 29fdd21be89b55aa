import { z } from 'zod'
import { defaultLocale, inEveryLocale, locales } from '#kernel/locale.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { Menus } from './domain/menus.ts'

const name = z.string().trim().max(80)

/** A place on the site, or the whole address of another one that is reached safely. */
const address = z
  .string()
  .trim()
  .max(300)
  .regex(/^$|^\/(?!\/)[^\s<>"\\]*$|^https:\/\/[^\s<>"\\]+$|^(?:mailto|tel):[^\s<>"\\]+$/)

const entry = z
  .object({
    name: z.object(inEveryLocale((locale) => (locale === defaultLocale ? name.min(1) : name))),
    address: z.object(inEveryLocale((locale) => (locale === defaultLocale ? address.min(1) : address))),
  })
  // A name that leads nowhere, or a link without a name, is forgotten rather than meant.
  .superRefine((link, context) => {
    for (const language of locales.filter((locale) => locale !== defaultLocale))
      if ((link.name[language] === '') !== (link.address[language] === ''))
        context.addIssue({ code: 'custom', path: [link.name[language] === '' ? 'name' : 'address', language] })
  })

const entries = z.array(entry).max(30).nullable()

/** The menus that staff have written. */
export const menusSetting = defineSetting<Menus>({
  key: 'menus',
  schema: z.object({ services: entries, main: entries, quick: entries, tours: entries, legal: entries }),
  fallback: { services: null, main: null, quick: null, tours: null, legal: null },
})
