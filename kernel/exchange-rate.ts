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

/** An amount in another currency, rounded half away from zero to the minor unit. */
export function exchange({ minor }: Money, { value, scale }: ExchangeRate, to: Currency): Money {
  const product = BigInt(Math.abs(minor)) * BigInt(value)
  const divisor = 10n ** BigInt(scale)
  const rounded = Number((2n * product + divisor) / (2n * divisor))
  return money(minor < 0 ? -rounded : rounded, to)
}
