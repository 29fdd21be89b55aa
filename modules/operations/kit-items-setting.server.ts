import { z } from 'zod'
import { locales, type Locale } from '#kernel/locale.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import { PASSPORT, type KitItem } from './domain/items.ts'
import { usualKit } from './domain/usual-kit-names.ts'

const name = z.string().trim().min(1).max(40)

/** What travellers are handed over before they leave, in the order of the list. */
export const kitItemsSetting = defineSetting<KitItem[]>({
  key: 'kitItems',
  schema: z
    .array(
      z.object({
        key: z
          .string()
          .regex(/^[a-z][a-z-]{1,30}$/)
          .refine((key) => key !== PASSPORT),
        name: z.object(Object.fromEntries(locales.map((locale) => [locale, name])) as Record<Locale, typeof name>),
      }),
    )
    .min(1)
    .max(12)
    .refine((items) => new Set(items.map(({ key }) => key)).size === items.length, { params: { reason: 'twice' } }),
  fallback: usualKit,
})
