import type { PairRate } from '#kernel/exchange-rate.ts'
import type { Currency, Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findDayRate } from '#modules/ledger/index.server.ts'
import type { ForeignMoney } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { countForeign, differenceOf } from './domain/count-foreign.ts'

export type CountRefusal =
  | { code: 'more-than-owed'; owed: Money }
  | { code: 'too-little' }
  | { code: 'no-rate'; currencies: readonly [Currency, Currency] }

/** What money counts for, in the currency of its order; `foreign` where that is another one. */
export type CountedMoney = { counted: Money; foreign: ForeignMoney | null }

/**
 * What money of a day counts for of what an order owes: itself, or its worth at the rate of that day.
 *
 * Fails with `more-than-owed`, with what is; `too-little` when it is worth nothing; `no-rate` when nobody entered the rate
 * of that day.
 */
export async function countMoney(
  db: Db,
  { orderId, owed, amount, on }: { orderId: string; owed: Money; amount: Money; on: PlainDate },
): Promise<Result<CountedMoney, CountRefusal>> {
  if (amount.currency === owed.currency)
    return amount.minor > owed.minor ? fail({ code: 'more-than-owed', owed }) : ok({ counted: amount, foreign: null })
  const currencies = [amount.currency, owed.currency] as const
  const rate = await findDayRate(db, currencies, on)
  if (!rate) return fail({ code: 'no-rate', currencies })
  const counted = countForeign(amount, owed, rate)
  if (!counted.ok) return counted
  const difference = differenceOf(amount, counted.value, await rateOfOrder(db, orderId))
  return ok({ counted: counted.value, foreign: { paid: amount, difference, rate } })
}

/** The rate to the lira that was fixed when the order was placed. */
export async function rateOfOrder(db: Db, orderId: string): Promise<PairRate | null> {
  const row = await own(db)
    .selectFrom('orders')
    .select(['currency', 'rate_value', 'rate_scale'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (row.rate_value === null || row.rate_scale === null) return null
  return { base: row.currency, quote: 'TRY', rate: { value: row.rate_value, scale: row.rate_scale } }
}
