import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { bookTransaction, type NewTransaction, type TransactionRefusal } from '#modules/ledger/index.server.ts'
import { endAwaitedTransfers, isMoneyUnderWay, recordCash } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openParts, replaceParts, type WantedPart } from './change-parts.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { currencyOf, lockOrder, type LockedOrder } from './data/orders.server.ts'
import { countPartsEver, listParts, MOST_PARTS_EVER, type PaymentPart } from './data/payment-parts.server.ts'
import { coverParts } from './domain/cover-parts.ts'
import { hasAllSeats } from './take-all-seats.server.ts'

/** Money that was taken at the desk for an order, as it goes into the register. */
export type CashForOrder = Omit<NewTransaction, 'type' | 'subject' | 'unexplained'> & { orderId: string }

export type CashRefusal =
  | TransactionRefusal
  | { code: 'order-not-found' }
  | { code: 'nothing-owed' }
  | { code: 'order-currency' }
  | { code: 'more-than-owed'; owed: Money }
  | { code: 'payment-in-progress' }
  | { code: 'seats-missing' }
  | { code: 'too-many-parts' }

const states: readonly LockedOrder['state'][] = ['awaiting_payment', 'partially_paid', 'expired']

/**
 * Takes money for an order into a cash register: the entry in the books, the payment, and what both mean for the order
 * happen together or not at all. The money pays what is due first; a part that it does not pay whole goes on with what
 * is left, due on the same day, and transfers that were only announced for such parts are awaited no longer. With its first money the order is confirmed, with the
 * last one paid; mails and receipts go out as for any other payment. Opens a transaction unless it is given one; the
 * order and its open payments stay locked until it ends. When it refuses, nothing is written.
 *
 * Fails as `bookTransaction` does, and with `order-not-found`; `nothing-owed` for orders that are paid, cancelled or given
 * back; `order-currency` when the order is in another one; `more-than-owed`, with what is; `payment-in-progress` while a
 * card may still be charged; `seats-missing` when the order's seats were given up and sold to others; `too-many-parts`.
 * @throws RangeError when the amount is not above zero.
 */
export async function takeCash(
  db: Db,
  admin: Admin<'payments'>,
  cash: CashForOrder,
  now: Date,
): Promise<Result<{ id: string }, CashRefusal>> {
  if (cash.amount.minor <= 0) throw new RangeError('an amount must be above zero')
  if (db.isTransaction) return takeIn(db, admin, cash, now)
  return db.transaction().execute((tx) => takeIn(tx, admin, cash, now))
}

async function takeIn(
  tx: Db,
  admin: Admin<'payments'>,
  { orderId, ...entry }: CashForOrder,
  now: Date,
): Promise<Result<{ id: string }, CashRefusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return fail({ code: 'order-not-found' })
  const owed = money(Math.max(0, order.owedMinor - order.paidMinor), await currencyOf(tx, orderId))
  if (!states.includes(order.state) || owed.minor === 0) return fail({ code: 'nothing-owed' })
  if (entry.amount.currency !== owed.currency) return fail({ code: 'order-currency' })
  if (entry.amount.minor > owed.minor) return fail({ code: 'more-than-owed', owed })
  const plan = coverPlan(openParts(await listParts(tx, orderId)), entry.amount, owed, dayInIstanbul(now))
  const tokens = plan.withdraw.map(({ paymentToken }) => paymentToken)
  if (await isMoneyUnderWay(tx, tokens)) return fail({ code: 'payment-in-progress' })
  if ((await countPartsEver(tx, orderId)) + plan.add.length > MOST_PARTS_EVER) return fail({ code: 'too-many-parts' })
  if (order.state === 'expired' && !(await hasAllSeats(tx, orderId))) return fail({ code: 'seats-missing' })

  const subject = { kind: 'order', ref: orderId } as const
  const booked = await bookTransaction(tx, admin, { ...entry, type: 'income', subject }, now)
  if (!booked.ok) return booked
  await endAwaitedTransfers(tx, tokens, 'paid otherwise', now)
  const parts = await replaceParts(tx, orderId, { ...plan, replacement: 0 }, now)
  const [paid] = parts.ok ? parts.value : []
  if (!paid) throw new Error('a part was made for cash and is not there')
  const { id } = booked.value
  const { attemptRef } = await recordCash(tx, { token: paid.paymentToken, transactionId: id }, now)
  const arrival = { attemptRef, paymentToken: paid.paymentToken, amountMinor: entry.amount.minor }
  await confirmOrder(tx, { orderId, ...arrival, isMismatch: false, isExcess: false }, now)
  return ok({ id })
}

/**
 * Which parts end and which stand in their place: the money itself first, then what is left of the part that it did not
 * pay whole. Shares of others are touched last. Money for all that is owed ends every part.
 */
function coverPlan(
  open: readonly PaymentPart[],
  paid: Money,
  owed: Money,
  today: PlainDate,
): { withdraw: PaymentPart[]; add: WantedPart[] } {
  const parts = [...open.filter(({ payer }) => payer === null), ...open.filter(({ payer }) => payer !== null)]
  const left = coverParts(
    parts.map(({ amount }) => amount),
    paid,
  )
  const cash: WantedPart = { amount: paid, dueOn: parts[0]?.dueOn ?? null, payer: null }
  if (paid.minor === owed.minor) return { withdraw: parts, add: [cash] }
  const withdraw = parts.slice(0, left.length)
  const rests = withdraw.flatMap(({ dueOn, payer }, index): WantedPart[] => {
    const amount = left[index]
    // What was due at once, while the seats were held, is due today now that they are sold.
    return amount && amount.minor > 0 ? [{ amount, dueOn: dueOn ?? today, payer }] : []
  })
  return { withdraw, add: [cash, ...rests] }
}
