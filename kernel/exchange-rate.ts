import { formatDecimal } from './format-money.ts'
import type { Locale } from './locale.ts'
import { money, type Currency, type Money } from './money.ts'

/** What one unit of a currency costs in another: `value / 10^scale`; 41.2345 is `{ value: 412345, scale: 4 }`. */
export type ExchangeRate = { value: number; scale: number }

const MOST_DECIMALS = 8

/** Reads `41.2345` or `41,2345`; `undefined` for anything else, for nothing and for more than eight decimals. */
export function parseExchangeRate(text: string): ExchangeRate | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,8}))?$/.exec(text.trim())
  if (!match) return undefined
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  const value = Number(`${match[1]}${fraction}`)
  return value > 0 && fraction.length <= MOST_DECIMALS ? { value, scale: fraction.length } : undefined
}

/** The rate as decimal text with a point, `41.2345`. */
export function exchangeRateText({ value, scale }: ExchangeRate): string {
  if (scale === 0) return String(value)
  const digits = String(value).padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The rate as a language writes it, `41,2345` in Turkish. */
export function formatExchangeRate(rate: ExchangeRate, locale: Locale): string {
  return formatDecimal(exchangeRateText(rate), locale)
}

/** An amount in another currency, rounded half away from zero to the minor unit. */
export function exchange({ minor }: Money, { value, scale }: ExchangeRate, to: Currency): Money {
  const product = BigInt(Math.abs(minor)) * BigInt(value)
  const divisor = 10n ** BigInt(scale)
  const rounded = Number((2n * product + divisor) / (2n * divisor))
  return money(minor < 0 ? -rounded : rounded, to)
}

/** What one unit of `base` costs in `quote`. */
export type PairRate = { base: Currency; quote: Currency; rate: ExchangeRate }

/** An amount of one of the two currencies in the other, rounded half away from zero. @throws TypeError for a third one. */
export function exchangeBetween({ minor, currency }: Money, { base, quote, rate }: PairRate): Money {
  if (currency === base) return exchange(money(minor, base), rate, quote)
  if (currency !== quote) throw new TypeError(`a rate of ${base} to ${quote} says nothing about ${currency}`)
  const product = BigInt(Math.abs(minor)) * 10n ** BigInt(rate.scale)
  const rounded = Number((2n * product + BigInt(rate.value)) / (2n * BigInt(rate.value)))
  return money(minor < 0 ? -rounded : rounded, base)
}

const CROSS_DECIMALS = 6

/** What one unit of a currency costs in another when both are told in a third; six decimals. */
export function crossRate(one: ExchangeRate, other: ExchangeRate): ExchangeRate {
  const dividend = BigInt(one.value) * 10n ** BigInt(other.scale + CROSS_DECIMALS)
  const divisor = BigInt(other.value) * 10n ** BigInt(one.scale)
  return { value: Number((2n * dividend + divisor) / (2n * divisor)), scale: CROSS_DECIMALS }
}

/** `1 USD = 41.2345 TRY`, in Turkish `1 USD = 41,2345 TRY`. */
export function pairRateText({ base, quote, rate }: PairRate, locale: Locale): string {
  return `1 ${base} = ${formatExchangeRate(rate, locale)} ${quote}`
}
