import { z } from 'zod'
import { defaultLocale, locales, type Locale } from '#kernel/locale.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** Whether the public site speaks a language besides Turkish, which it always speaks. */
export type SiteLanguages = Partial<Record<Locale, boolean>>

const others = locales.filter((locale) => locale !== defaultLocale)

/** A language that came after the staff had settled this is not offered before they say so. */
export const siteLanguagesSetting = defineSetting<SiteLanguages>({
  key: 'siteLanguages',
  schema: z.object(Object.fromEntries(others.map((locale) => [locale, z.boolean().default(false)]))),
  fallback: Object.fromEntries(others.map((locale) => [locale, true])),
})

/** The languages that visitors are offered, in the order of menus. */
export function offeredLanguages(setting: SiteLanguages): Locale[] {
  return locales.filter((locale) => locale === defaultLocale || setting[locale])
}
