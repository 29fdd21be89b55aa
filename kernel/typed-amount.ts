import { parseDecimalText, type Currency, type Money } from './money.ts'
import { normalizeInput } from './text.ts'

/** An amount as people type it: `1250`, `1250.00`, `1.250,00`, `1,250.00`. `undefined` for anything else and below zero. */
export function parseTypedAmount(typed: string, currency: Currency): Money | undefined {
  const digits = (normalizeInput(typed) ?? '').replaceAll(' ', '')
  const decimal = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits)
  const whole = (decimal?.[1] ?? '').replace(/[.,]/g, '')
  const amount = parseDecimalText(decimal?.[2] === undefined ? whole : `${whole}.${decimal[2]}`, currency)
  return amount && amount.minor >= 0 ? amount : undefined
}
