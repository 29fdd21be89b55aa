import type { ExchangeRate } from '#kernel/exchange-rate.ts'
import type { Currency } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { RATES_TAG } from './list-shown-rates.server.ts'

/** What one unit of `base` costs in `quote` from a moment on, and who says so: a bank, or staff by hand. */
export type NewExchangeRate = {
  base: Currency
  quote: Currency
  rate: ExchangeRate
  source: string
  validFrom: Date
}

/**
 * Writes a rate down. Rates are never changed: a later one takes its place, and what was fixed with the earlier one
 * stays as it was.
 *
 * @throws RangeError when both currencies are the same.
 */
export async function enterExchangeRate(
  db: Db,
  admin: Admin<'payments'>,
  rate: NewExchangeRate,
  now: Date,
): Promise<void> {
  if (rate.base === rate.quote) throw new RangeError(`${rate.base} has no rate to itself`)
  return inTransaction(db, (tx) => enterIn(tx, admin, rate, now))
}

async function enterIn(tx: Db, admin: Admin<'payments'>, rate: NewExchangeRate, now: Date): Promise<void> {
  await own(tx)
    .insertInto('exchange_rates')
    .values({
      source: rate.source,
      base: rate.base,
      quote: rate.quote,
      rate_value: rate.rate.value,
      rate_scale: rate.rate.scale,
      valid_from: rate.validFrom,
      by_user_id: admin.id,
    })
    .execute()
  await invalidatePages(tx, RATES_TAG)
  const act = {
    action: 'exchange-rate.enter',
    subject: { kind: 'exchange-rate', id: `${rate.base}-${rate.quote}` },
  } as const
  const after = { rate: rate.rate, source: rate.source, validFrom: rate.validFrom.toISOString() }
  await recordAudit(tx, { actor: admin, ...act, after }, now)
}
