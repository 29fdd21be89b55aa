import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { endAwaitedTransfers, isMoneyUnderWay } from '#modules/payments/index.server.ts'
import type { ForeignMoney } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openParts, replaceParts, type WantedPart } from './change-parts.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { countMoney, type CountedMoney, type CountRefusal } from './count-money.server.ts'
import { currencyOf, hasCustomerAgreed, lockOrder, type LockedOrder } from './data/orders.server.ts'
import { hasRoomForParts, listParts, type PaymentPart } from './data/payment-parts.server.ts'
import { coverParts } from './domain/cover-parts.ts'
import { hasAllSeats } from './take-all-seats.server.ts'

export type MoneyRefusal =
  | { code: 'order-not-found' }
  | { code: 'agreement-missing' }
  | { code: 'nothing-owed' }
  | CountRefusal
  | { code: 'payment-in-progress' }
  | { code: 'seats-missing' }
  | { code: 'too-many-parts' }

/** Where the money lies: `book` writes it down, may refuse, and is asked last; `record` makes it the payment of a part. */
export type Till<Booked, Refusal> = {
  book: (money: CountedMoney) => Promise<Result<Booked, Refusal>>
  record: (paymentToken: string, booked: Booked, foreign: ForeignMoney | null) => Promise<{ attemptRef: string }>
}

/** States in which an order takes money that staff have in hand. */
export const payableStates = ['awaiting_payment', 'partially_paid', 'expired'] as const satisfies LockedOrder['state'][]

/**
 * Puts money that staff have in hand on an order, inside the caller's transaction and under the lock of the order: it pays
 * what is due first, of a family of a group its own share before anything else, money of another currency at the rate of the day `on`; a part that it does not pay whole goes on with
 * what is left, due on the same day, and transfers that were only announced for such parts are awaited no longer. With its
 * first money the order is confirmed, with the last one paid. When it refuses, nothing is written.
 *
 * Fails with what `book` refuses, and with `order-not-found`; `agreement-missing` before the customer of an agency has
 * agreed, for there is no contract to pay for; `nothing-owed` for orders that are paid, cancelled or given
 * back; `more-than-owed`, `too-little` and `no-rate` as `countMoney` does; `payment-in-progress` while
 * other money is on its way; `seats-missing` when the order's seats were given up and sold to others; `too-many-parts`.
 */
export async function takeMoney<Booked, Refusal>(
  tx: Db,
  { orderId, amount, on, familyId }: { orderId: string; amount: Money; on: PlainDate; familyId?: string | undefined },
  till: Till<Booked, Refusal>,
  now: Date,
): Promise<Result<{ booked: Booked; attemptRef: string }, MoneyRefusal | Refusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return fail({ code: 'order-not-found' })
  if (!(await hasCustomerAgreed(tx, orderId))) return fail({ code: 'agreement-missing' })
  const owed = money(Math.max(0, order.owedMinor - order.paidMinor), await currencyOf(tx, orderId))
  if (!payableStates.some((state) => state === order.state) || owed.minor === 0) return fail({ code: 'nothing-owed' })
  const worth = await countMoney(tx, { orderId, owed, amount, on })
  if (!worth.ok) return worth
  const { counted, foreign } = worth.value
  const plan = coverPlan(openParts(await listParts(tx, orderId)), { paid: counted, owed, familyId }, dayInIstanbul(now))
  const tokens = plan.withdraw.map(({ paymentToken }) => paymentToken)
  if (await isMoneyUnderWay(tx, tokens)) return fail({ code: 'payment-in-progress' })
  if (!(await hasRoomForParts(tx, orderId, plan.add.length))) return fail({ code: 'too-many-parts' })
  if (order.state === 'expired' && !(await hasAllSeats(tx, orderId))) return fail({ code: 'seats-missing' })

  const booked = await till.book(worth.value)
  if (!booked.ok) return booked
  await endAwaitedTransfers(tx, tokens, 'paid otherwise', now)
  const parts = await replaceParts(tx, orderId, { ...plan, replacement: 0 }, now)
  const [paid] = parts.ok ? parts.value : []
  if (!paid) throw new Error('a part was made for money and is not there')
  const { attemptRef } = await till.record(paid.paymentToken, booked.value, foreign)
  const arrival = { attemptRef, paymentToken: paid.paymentToken, amountMinor: counted.minor }
  await confirmOrder(tx, { orderId, ...arrival, isMismatch: false, isExcess: false }, now)
  return ok({ booked: booked.value, attemptRef })
}

/**
 * Which parts end and which stand in their place: the money itself first, then what is left of the part that it did not
 * pay whole. Shares of others are touched last. Money for all that is owed ends every part.
 */
function coverPlan(
  open: readonly PaymentPart[],
  { paid, owed, familyId }: { paid: Money; owed: Money; familyId: string | undefined },
  today: PlainDate,
): { withdraw: PaymentPart[]; add: WantedPart[] } {
  const rank = (part: PaymentPart) => (familyId && part.familyId === familyId ? 0 : part.payer === null ? 1 : 2)
  const parts = open.toSorted((a, b) => rank(a) - rank(b))
  const left = coverParts(
    parts.map(({ amount }) => amount),
    paid,
  )
  const withdraw = paid.minor === owed.minor ? parts : parts.slice(0, left.length)
  const [first] = withdraw
  const isOfOneFamily = first?.familyId && withdraw.every((part) => part.familyId === first.familyId)
  const cash: WantedPart = {
    amount: paid,
    dueOn: first?.dueOn ?? null,
    payer: isOfOneFamily ? first.payer : null,
    familyId: isOfOneFamily ? first.familyId : null,
  }
  const rests = withdraw.flatMap((part, index): WantedPart[] => {
    const amount = left[index]
    // What was due at once, while the seats were held, is due today now that they are sold.
    return amount && amount.minor > 0 ? [{ ...part, amount, dueOn: part.dueOn ?? today }] : []
  })
  return { withdraw, add: [cash, ...rests] }
}
