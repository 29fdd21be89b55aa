import { languages } from './languages.ts'
import type { Locale } from './locale.ts'

/** Currencies the agency sells in. All of them have a hundred minor units. */
export const currencies = ['TRY', 'USD', 'EUR', 'GBP', 'SAR'] as const

export type Currency = (typeof currencies)[number]

/** An amount as a whole number of the smallest unit: kuruş, cent, halala. Never a float, never bare. */
export type Money = { minor: number; currency: Currency }

/** A rate in hundredths of a per cent: 5 % is 500. */
export type BasisPoints = number

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (currencies as readonly string[]).includes(value)
}

/** @throws RangeError when `minor` is not a safe whole number. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`an amount must be a whole number of minor units, got ${minor}`)
  return { minor, currency }
}

export function zero(currency: Currency): Money {
  return money(0, currency)
}

/** @throws TypeError when the currencies differ. */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

/** @throws TypeError when the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

/** Whether both are the same amount of the same currency. */
export function isSame(a: Money, b: Money): boolean {
  return a.minor === b.minor && a.currency === b.currency
}

/** The sum of a list that may be empty, hence the currency. @throws TypeError when a currency differs. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency))
}

/** An amount taken `count` times; `count` is a whole number. */
export function times(amount: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`a count must be a whole number, got ${count}`)
  return money(amount.minor * count, amount.currency)
}

/** `rate` of the amount, rounded half up to the minor unit. */
export function share(amount: Money, rate: BasisPoints): Money {
  return money(divideHalfUp(amount.minor * rate, 10_000), amount.currency)
}

/** `amount` × `part` / `whole`, rounded half away from zero. @throws RangeError unless `whole` is above zero. */
export function inProportion(amount: Money, part: number, whole: number): Money {
  if (whole <= 0) throw new RangeError(`nothing is in proportion to ${whole}`)
  const product = BigInt(amount.minor) * BigInt(part)
  const size = product < 0n ? -product : product
  const rounded = Number((2n * size + BigInt(whole)) / (2n * BigInt(whole)))
  return money(product < 0n ? -rounded : rounded, amount.currency)
}

/** The part of a gross amount that is tax at `rate`: gross − gross / (1 + rate), the net rounded half up. */
export function containedTax(gross: Money, rate: BasisPoints): Money {
  const net = divideHalfUp(gross.minor * 10_000, 10_000 + rate)
  return money(gross.minor - net, gross.currency)
}

/** Splits an amount into `count` parts that sum to the whole; the first parts carry the remainder, one unit each. */
export function allocate(amount: Money, count: number): Money[] {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`an amount is split into 1 or more parts, got ${count}`)
  const base = Math.floor(amount.minor / count)
  const remainder = amount.minor - base * count
  return Array.from({ length: count }, (_, index) => money(base + (index < remainder ? 1 : 0), amount.currency))
}

/**
 * Splits an amount in the proportion of `weights`, which are whole and not negative; the parts sum to the whole. What
 * rounding leaves goes, one unit each, to the parts that lost most, the first ones where they lost alike. Without any
 * weight the parts are equal.
 */
export function allocateBy(amount: Money, weights: readonly number[]): Money[] {
  const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0
  if (weights.length === 0 || !isWhole(amount.minor) || !weights.every(isWhole))
    throw new RangeError('an amount is split by whole weights, and nothing of it is negative')
  const total = weights.reduce((whole, weight) => whole + BigInt(weight), 0n)
  if (total === 0n) return allocate(amount, weights.length)
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount.minor) * BigInt(weight)
    return { index, base: product / total, rest: product % total }
  })
  const missing = BigInt(amount.minor) - parts.reduce((done, { base }) => done + base, 0n)
  const favoured = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, Number(missing))
      .map(({ index }) => index),
  )
  return parts.map(({ index, base }) => money(Number(base) + (favoured.has(index) ? 1 : 0), amount.currency))
}

/** The wire form: decimal text with two digits and a point, for example `1250.00`. */
export function toDecimalText(amount: Money): string {
  const sign = amount.minor < 0 ? '-' : ''
  const digits = String(Math.abs(amount.minor)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The same for a field that people type into: `1.234,50` in Turkish, `1,234.50` in the other languages. */
export function toTypedDecimal(amount: Money, locale: Locale): string {
  const [whole = '', fraction = ''] = toDecimalText(amount).split('.')
  const { group, decimal } = languages[locale].numbers
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, group)}${decimal}${fraction}`
}

/** Reads the wire form; `undefined` when the text is not a decimal with at most two digits behind the point. */
export function parseDecimalText(text: string, currency: Currency): Money | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole = '0', fraction = ''] = match
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return money(sign && minor > 0 ? -minor : minor, currency)
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`amounts of ${a.currency} and ${b.currency} cannot be combined`)
}

function divideHalfUp(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor
  if (!Number.isSafeInteger(doubled)) throw new RangeError('the amount is too large to multiply by a rate')
  return Math.floor(doubled / (2 * divisor))
}
