import { z } from 'zod'
import { inEveryLocale, locales, textIn, type Localised } from '#kernel/locale.ts'

/**
 * A text as rows keep it, in every language. One that was written before a language came is read with the words of the
 * nearest language, so that nothing falls out of the site until it is translated.
 */
export const storedText = z.preprocess(
  withEveryLanguage,
  z.object(inEveryLocale(() => z.string())),
  // Whoever writes a text gives all of it: only rows may be older than a language.
) as z.ZodType<Localised, Localised>

function withEveryLanguage(text: unknown): unknown {
  if (typeof text !== 'object' || text === null) return text
  const known = text as Partial<Localised>
  const isWhole = locales.every((locale) => known[locale] !== undefined)
  const isNothing = locales.every((locale) => known[locale] === undefined)
  return isWhole || isNothing ? text : inEveryLocale((locale) => known[locale] ?? textIn(locale, known))
}
