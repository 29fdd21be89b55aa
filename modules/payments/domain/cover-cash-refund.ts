import { money, sum, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

export type CashRefundRefusal =
  | { code: 'promised-otherwise'; promised: Money }
  | { code: 'not-held-for-desk'; refundable: Money }
  | { code: 'too-little' }

/** What cash gives back: promises that it keeps whole, and what it takes of payments that nothing was promised of. */
export type CashRefundCover<Promise, Held> = { promises: Promise[]; takes: { held: Held; amount: Money }[] }

/**
 * Spreads cash over what it can give back: first promised refunds, the oldest first and each whole, because the customer
 * was told of their amount; then payments, in the order given.
 *
 * Fails with `promised-otherwise`, with the sum of the promises up to the one that the amount would split;
 * `not-held-for-desk`, with all that could go back over the desk.
 * @throws TypeError when a currency differs.
 */
export function coverCashRefund<Promise extends { amount: Money }, Held extends { refundable: Money }>(
  amount: Money,
  promised: readonly Promise[],
  held: readonly Held[],
): Result<CashRefundCover<Promise, Held>, CashRefundRefusal> {
  const { currency } = amount
  const all = [...promised.map((each) => each.amount), ...held.map((each) => each.refundable)]
  const refundable = sum(all, currency)
  const promises: Promise[] = []
  let left = amount.minor
  for (const promise of promised) {
    if (left === 0) break
    if (left < promise.amount.minor)
      return fail({ code: 'promised-otherwise', promised: money(amount.minor - left + promise.amount.minor, currency) })
    left -= promise.amount.minor
    promises.push(promise)
  }
  const takes: { held: Held; amount: Money }[] = []
  for (const each of held) {
    const taken = Math.min(left, each.refundable.minor)
    left -= taken
    if (taken > 0) takes.push({ held: each, amount: money(taken, currency) })
  }
  return left > 0 ? fail({ code: 'not-held-for-desk', refundable }) : ok({ promises, takes })
}
