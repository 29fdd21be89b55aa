import { moneyOnWire } from '#app/wire/wire.ts'
import { isCurrency, money } from '#kernel/money.ts'

/** What an entry says was before or after, with amounts as calls write them: `{"amount":"400.00","currency":"USD"}`. */
export function auditContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(auditContent)
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const { minor, currency, ...others } = fields
  const isAmount = Number.isSafeInteger(minor) && typeof currency === 'string' && isCurrency(currency)
  if (isAmount && Object.keys(others).length === 0) return moneyOnWire(money(Number(minor), currency))
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, auditContent(each)]))
}
