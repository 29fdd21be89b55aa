import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findDayRate } from '#modules/ledger/index.server.ts'
import type { RateBack } from '#modules/payments/index.server.ts'
import { worthAtRate, type AmountBack, type ForeignMoney } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { rateOfOrder } from './count-money.server.ts'
import { currencyOf } from './data/orders.server.ts'
import { differenceOf } from './domain/count-foreign.ts'

export type RateBackRefusal = { code: 'no-rate'; currencies: readonly [Currency, Currency] }

/**
 * How money of a currency counts when it goes back for an order on a day; null for money of the order's own.
 *
 * Fails with `no-rate` when nobody entered the rate of that day.
 */
export async function findRateBack(
  db: Db,
  { orderId, currency, on }: { orderId: string; currency: Currency; on: PlainDate },
): Promise<Result<RateBack | null, RateBackRefusal>> {
  const currencies = [currency, await currencyOf(db, orderId)] as const
  if (currency === currencies[1]) return ok(null)
  const rate = await findDayRate(db, currencies, on)
  if (!rate) return fail({ code: 'no-rate', currencies })
  const orderRate = await rateOfOrder(db, orderId)
  return ok({ rate, differenceOf: (given, counted) => differenceOf(given, counted, orderRate) })
}

/** A whole refund as it is handed over at a rate. */
export function wholeBack(back: AmountBack, { rate, differenceOf: difference }: RateBack): ForeignMoney {
  const paid = worthAtRate(back, rate)
  return { paid, difference: difference(paid, back.amount), rate }
}
