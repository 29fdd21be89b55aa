import type { Selectable } from 'kysely'
import { money } from '#kernel/money.ts'
import type { ForeignMoney } from '../domain/foreign-money.ts'
import type { PaymentTables } from './tables.server.ts'

/** What stands in the row of an attempt that was paid, or of a refund that was handed over, in another currency. */
export function foreignColumns(foreign: ForeignMoney | null) {
  if (!foreign) return {}
  const { paid, difference, rate } = foreign
  return {
    foreign_minor: paid.minor,
    foreign_currency: paid.currency,
    foreign_difference_minor: difference.minor,
    foreign_rate_base: rate.base,
    foreign_rate_quote: rate.quote,
    foreign_rate_value: rate.rate.value,
    foreign_rate_scale: rate.rate.scale,
    foreign_rate_source: rate.source,
    foreign_rate_on: rate.on,
  }
}

/** The same read back; null where it is of its own currency. */
export function foreignOf(row: ForeignColumns): ForeignMoney | null {
  const { foreign_minor: minor, foreign_currency: currency, foreign_difference_minor: difference } = row
  const { foreign_rate_base: base, foreign_rate_quote: quote, foreign_rate_on: on } = row
  const { foreign_rate_value: value, foreign_rate_scale: scale, foreign_rate_source: source } = row
  if (minor === null || currency === null || difference === null || base === null || quote === null) return null
  if (value === null || scale === null || source === null || on === null) return null
  return {
    paid: money(minor, currency),
    difference: money(difference, currency),
    rate: { base, quote, rate: { value, scale }, source, on },
  }
}

type Attempts = Selectable<PaymentTables['payment_attempts']>

type ForeignColumns = Pick<Attempts, Extract<keyof Attempts, `foreign_${string}`>>
