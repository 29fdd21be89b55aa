import { languages } from './languages.ts'

export type Locale = keyof typeof languages

/** The languages of the product, in the order in which menus list them. */
export const locales = Object.keys(languages) as readonly Locale[]

/** Used wherever no language can be derived: calls without a locale, mails to unknown people, x-default. */
export const defaultLocale: Locale = 'tr'

/** The language whose pages have no prefix. */
export const rootLocale = locales.find((locale) => languages[locale].prefix === '') ?? defaultLocale

/** The first segments that name a language: `/tr`, `/ar`. */
export const localePrefixes = locales.map((locale) => languages[locale].prefix).filter((prefix) => prefix !== '')

/** For patterns of paths that begin in any language. */
export const anyPrefix = `(?:${localePrefixes.join('|')})?`

/** One text in every language of the product. */
export type Localised<Text = string> = Record<Locale, Text>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The language whose pages begin with this segment. */
export function localeOfPrefix(segment: string): Locale | undefined {
  return locales.find((locale) => languages[locale].prefix === `/${segment}`)
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return languages[locale].direction
}

/** The same thing for every language, made from its code: one text, one schema, one address each. */
export function inEveryLocale<Each>(make: (locale: Locale) => Each): Localised<Each> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localised<Each>
}

/** A text nobody has written yet. */
export function blankText(): Localised {
  return inEveryLocale(() => '')
}

/** The language itself, those that stand in for it, nearest first, and then all others. */
export function localesFrom(locale: Locale): readonly Locale[] {
  const { fallback } = languages[locale]
  return [...new Set([locale, ...(fallback === undefined ? [] : localesFrom(fallback)), ...locales])]
}

/** The first of these languages that a reader of another would choose. */
export function nearestLocale<Spoken extends Locale>(locale: Locale, spoken: readonly [Spoken, ...Spoken[]]): Spoken {
  const chosen = localesFrom(locale).find((each) => (spoken as readonly Locale[]).includes(each))
  return (chosen as Spoken | undefined) ?? spoken[0]
}

/** A text in a language, or in the nearest that has it; blank when none has. */
export function textIn(locale: Locale, text: Partial<Localised>): string {
  return (
    localesFrom(locale)
      .map((each) => text[each])
      .find(Boolean) ?? ''
  )
}

/**
 * The best of our languages for an Accept-Language header; `undefined` when the header names none of them.
 * Quality 0 refuses a language; equal qualities keep the order of the header.
 */
export function bestLocale(acceptLanguage: string): Locale | undefined {
  const wishes = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='))
      return { language: tag.trim().split('-')[0] ?? '', quality: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter((wish) => wish.quality > 0)
  wishes.sort((a, b) => b.quality - a.quality)
  return wishes.map((wish) => wish.language).find(isLocale)
}
