import { z } from 'zod'
import { locales, type Locale } from '#kernel/locale.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** Whether the public site speaks a language besides Turkish, which it always speaks. */
export const siteLanguagesSetting = defineSetting({
  key: 'siteLanguages',
  schema: z.object({ en: z.boolean(), ar: z.boolean() }),
  fallback: { en: true, ar: true },
})

/** The languages that visitors are offered, in the order of menus. */
export function offeredLanguages(setting: { en: boolean; ar: boolean }): Locale[] {
  return locales.filter((locale) => locale === 'tr' || setting[locale])
}
