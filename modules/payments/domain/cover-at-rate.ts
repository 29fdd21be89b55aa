import type { PairRate } from '#kernel/exchange-rate.ts'
import { money, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { worthAtRate, type CameAs } from './came-as.ts'
import { coverCashRefund, type CashRefundRefusal } from './cover-cash-refund.ts'

/** What is handed over for a promise, which it keeps whole, or for a part of a payment: `amount` is what it takes off that. */
export type HandedOver<Promise, Held> = {
  promises: { promise: Promise; given: Money }[]
  takes: { held: Held; given: Money; amount: Money }[]
}

/**
 * Spreads money over what it can give back, as `coverCashRefund` does; of another currency each promise and each payment
 * at what it is at the rate, see `worthAtRate`. What is handed over sums to what was given, whatever is rounded. Exactly what a payment holds
 * at that rate gives all of it back; less never takes more off it than it holds.
 *
 * Fails as `coverCashRefund` does, in the currency of what is given, and with `too-little` when a part is worth less than
 * the smallest unit.
 * @throws TypeError when the currencies differ and there is no rate between them.
 */
export function coverAtRate<
  Promise extends { amount: Money; came?: CameAs | null },
  Held extends { refundable: Money; came?: CameAs | null },
>(
  given: Money,
  promised: readonly Promise[],
  held: readonly Held[],
  rate: PairRate | null,
): Result<HandedOver<Promise, Held>, CashRefundRefusal> {
  const worth = (amount: Money, came: CameAs | null = null) => (rate ? worthAtRate({ amount, came }, rate) : amount)
  const cover = coverCashRefund(
    given,
    promised.map((promise) => ({ promise, amount: worth(promise.amount, promise.came) })),
    held.map((each) => ({ held: each, refundable: worth(each.refundable, each.came) })),
  )
  if (!cover.ok) return cover
  const takes = cover.value.takes.map(({ held: { held: from, refundable }, amount: part }) => {
    const isAll = part.minor === refundable.minor
    const { minor, currency } = from.refundable
    const amount = isAll ? from.refundable : money(Math.min(minor, worth(part).minor), currency)
    return { held: from, given: part, amount }
  })
  if (takes.some(({ amount }) => amount.minor === 0)) return fail({ code: 'too-little' })
  return ok({ promises: cover.value.promises.map(({ promise, amount }) => ({ promise, given: amount })), takes })
}
