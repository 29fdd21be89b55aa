import type { Currency, Money } from '#kernel/money.ts'
import type { DayBalance, DeskRefund } from '#modules/booking/index.server.ts'

/** With which amount the form begins, and which of the known amounts that is. */
export type Begin = { why: 'promised' | 'due' | 'next' | 'all'; amount: Money }

type Wish = { fill: 'due' | 'all'; currency: Currency | undefined }

/** With what a form of income for an order begins: the part that is due next, or all that is owed. */
export function beginOfIncome({ owed, next, others }: DayBalance, { fill, currency }: Wish): Begin | undefined {
  const rest = [{ amount: owed, next: next.amount }, ...others]
  const chosen = rest.find(({ amount }) => amount.currency === (currency ?? owed.currency))
  if (!chosen) return undefined
  return fill === 'all' || next.amount.minor >= owed.minor
    ? { why: 'all', amount: chosen.amount }
    : { why: 'next', amount: chosen.next }
}

/** With what the form of a refund begins: the promise that is kept first, what was paid above the price, or all there is. */
export function beginOfRefund(
  { promised, due, refundable, others }: DeskRefund,
  { fill, currency }: Wish,
): Begin | undefined {
  const inCurrency = (amount: Money | undefined, elsewhere: { amount: Money }[]) =>
    currency === undefined || amount?.currency === currency
      ? amount
      : elsewhere.find((each) => each.amount.currency === currency)?.amount
  const [why, amount] =
    fill === 'all'
      ? (['all', inCurrency(refundable, others)] as const)
      : promised
        ? (['promised', inCurrency(promised.amount, promised.others)] as const)
        : (['due', due.minor > 0 ? due : undefined] as const)
  return amount && { why, amount }
}
