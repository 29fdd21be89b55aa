import { exchangeBetween } from '#kernel/exchange-rate.ts'
import type { Currency, Money } from '#kernel/money.ts'
import { findRecentRate, type DayRate } from '#modules/ledger/index.server.ts'
import { holdsMoney } from '#modules/payments/index.ts'
import { listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** An amount at the rate of a day. */
export type AmountAtRate = { amount: Money; rate: DayRate }

/** How an order stands in other currencies than its own. */
export type ForeignBalance = {
  /** What came in another currency and has not all gone back, each at the rate at which it counted; the oldest first. */
  paid: AmountAtRate[]
  /** About what is owed; null where nothing is, where no other currency matters, and where no rate of it is known. */
  owed: AmountAtRate | null
}

/**
 * What of an order came in other currencies by a moment, and what it owes in the last of them; where none came, in lira,
 * unless it is in lira itself.
 */
export async function findForeignBalance(
  db: Db,
  { orderId, owed }: { orderId: string; owed: Money },
  at: Date,
): Promise<ForeignBalance> {
  const attempts = await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })
  const paid = attempts
    .flatMap(({ foreign, state, capturedAt }) =>
      foreign && holdsMoney(state) && capturedAt && capturedAt <= at ? [foreign] : [],
    )
    .map(({ paid: amount, rate }) => ({ amount, rate }))
  return { paid: paid.toReversed(), owed: await findAbout(db, { owed, currency: paid[0]?.amount.currency }, at) }
}

/**
 * About what an amount is that is asked for, in lira unless another currency is wanted, at the newest rate of a week; null
 * for nothing, for an amount that is of that currency itself, and without a rate.
 */
export async function findAbout(
  db: Db,
  { owed, currency = 'TRY' }: { owed: Money; currency?: Currency | undefined },
  at: Date,
): Promise<AmountAtRate | null> {
  if (owed.minor <= 0 || owed.currency === currency) return null
  const rate = await findRecentRate(db, [currency, owed.currency], at)
  return rate ? { amount: exchangeBetween(owed, rate), rate } : null
}
