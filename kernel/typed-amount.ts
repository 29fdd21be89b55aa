import { languages } from './languages.ts'
import type { Locale } from './locale.ts'
import { parseDecimalText, type Currency, type Money } from './money.ts'
import { normalizeInput } from './text.ts'

/** Digits in one go or in groups of three, parted by one sign throughout, and at most two decimals. */
const TYPED = /^(\d+|\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/

/**
 * An amount as people type it: `1250`, `1250.00`, `1 250`, `1.250,00`, `1,250.00`, `١٬٢٥٠٫٠٠`. `undefined` for anything else,
 * also for what could be read in two ways, as `12 50`, and for what is below zero.
 */
export function parseTypedAmount(typed: string, currency: Currency): Money | undefined {
  const [, whole, , decimals] = TYPED.exec(normalizeInput(typed) ?? '') ?? []
  if (whole === undefined) return undefined
  const digits = whole.replace(/[ .,]/g, '')
  return parseDecimalText(decimals === undefined ? digits : `${digits}.${decimals}`, currency)
}

/** A number with a fraction, such as a percentage, as people of a language type it: `2,5` in Turkish. */
export function toTypedNumber(value: number, locale: Locale): string {
  return String(value).replace('.', languages[locale].numbers.decimal)
}
