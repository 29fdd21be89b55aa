import { languages } from './languages.ts'
import type { Locale } from './locale.ts'
import type { Currency, Money } from './money.ts'

const SIGNS: Record<Currency, string> = { TRY: '₺', USD: '$', EUR: '€', GBP: '£', SAR: 'SAR' }

/** How a currency is written beside an amount. */
export function currencySign(currency: Currency): string {
  return SIGNS[currency]
}

/**
 * Money for readers: `2.190 $` in Turkish, `$2,190` in English and Arabic; cents only when there are any or when
 * `cents` asks for them; where it forbids them, rounded half away from zero. Number and sign are joined by a no-break space.
 */
export function formatMoney(amount: Money, locale: Locale, { cents = amount.minor % 100 !== 0 } = {}): string {
  const exact = Math.abs(amount.minor)
  const absolute = cents ? exact : Math.round(exact / 100) * 100
  const negative = amount.minor < 0 && absolute > 0
  const { group, decimal, currency } = languages[locale].numbers
  const whole = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, group)
  const fraction = cents ? `${decimal}${String(absolute % 100).padStart(2, '0')}` : ''
  const number = `${whole}${fraction}`
  const sign = SIGNS[amount.currency]
  const minus = negative ? '−' : ''
  if (currency === 'after') return `${minus}${number}\u00A0${sign}`
  return amount.currency === 'SAR' ? `${minus}${sign}\u00A0${number}` : `${minus}${sign}${number}`
}

/** `%15` and `%12,5` in Turkish, `15%` and `12.5%` elsewhere. */
export function formatPercent(percent: number, locale: Locale): string {
  const number = formatDecimal(String(percent), locale)
  return languages[locale].numbers.percent === 'before' ? `%${number}` : `${number}%`
}

/** A whole number with the separators of the language: `1.290` in Turkish, `1,290` elsewhere. */
export function formatNumber(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, languages[locale].numbers.group)
}

/** Decimal text with a point, such as a rate of exchange, as the language writes it: `41,2345` in Turkish. */
export function formatDecimal(text: string, locale: Locale): string {
  return text.replace('.', languages[locale].numbers.decimal)
}
