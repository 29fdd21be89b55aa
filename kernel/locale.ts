/** The languages of the product, in the order in which menus list them. */
export const locales = ['tr', 'en', 'ar'] as const

export type Locale = (typeof locales)[number]

/** Used wherever no language can be derived: calls without a locale, mails to unknown people, x-default. */
export const defaultLocale: Locale = 'tr'

/** One text in every language of the product. */
export type Localised = Record<Locale, string>

/** The tag that number and plural rules are asked for: British English, and Western digits in Arabic too. */
export const languageTags: Record<Locale, string> = { tr: 'tr', en: 'en-GB', ar: 'ar-u-nu-latn' }

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
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
