import { languages } from './languages.ts'
import type { Locale } from './locale.ts'
import { parseDecimalText, type Currency, type Money } from './money.ts'
import { normalizeInput } from './text.ts'

/** An amount as people type it: `1250`, `1250.00`, `1.250,00`, `1,250.00`, `١٬٢٥٠٫٠٠`. `undefined` for anything else and below zero. */
export function parseTypedAmount(typed: string, currency: Currency): Money | undefined {
  const digits = (normalizeInput(typed) ?? '').replaceAll(' ', '').replaceAll('٫', '.').replaceAll('٬', ',')
  const decimal = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits)
  const whole = (decimal?.[1] ?? '').replace(/[.,]/g, '')
  const amount = parseDecimalText(decimal?.[2] === undefined ? whole : `${whole}.${decimal[2]}`, currency)
  return amount && amount.minor >= 0 ? amount : undefined
}

/** A number with a fraction, such as a percentage, as people of a language type it: `2,5` in Turkish. */
export function toTypedNumber(value: number, locale: Locale): string {
  return String(value).replace('.', languages[locale].numbers.decimal)
}
