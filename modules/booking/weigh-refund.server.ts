import { money, subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { RefundRecord } from '#modules/payments/index.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openParts, type PartsFailure } from './change-parts.server.ts'
import { listHistory } from './data/history.server.ts'
import { listHolds, lockOrder } from './data/orders.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'
import { isBooked } from './domain/order.ts'
import { refundedOfPaid } from './domain/refunded-of-paid.ts'
import { beyondSurplus, surplusOf, type RefundMeaning } from './domain/refund-meaning.ts'
import { findOrder } from './find-order.server.ts'
import { layOutRest } from './lay-out-rest.server.ts'
import { writePrice } from './write-price.server.ts'

export type RefundMeaningRefusal =
  | { code: 'order-not-found' }
  | { code: 'meaning-missing' }
  | { code: 'price-gone' }
  | PartsFailure

/**
 * What is due to go back of an order because more was paid than it costs, and whether a refund above it needs a
 * meaning.
 */
export type DueBack = { amount: Money; needsMeaning: boolean }

/** What is due to go back of an order and nobody has promised yet. @throws when there is no such order. */
export async function findDueBack(
  db: Db,
  _admin: Admin<'payments'>,
  { orderId }: { orderId: string },
): Promise<DueBack> {
  const row = await own(db)
    .selectFrom('orders')
    .select(['state', 'currency', 'total_minor', 'reduction_minor', 'paid_minor'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const standing = { owedMinor: row.total_minor - row.reduction_minor, paidMinor: row.paid_minor }
  const surplus = surplusOf({ ...standing, promisedMinor: await promisedOf(db, orderId) })
  return { amount: money(surplus, row.currency), needsMeaning: isBooked(row.state) }
}

/**
 * Does what new refunds by hand mean for their order, under its lock, once they are written and before they are taken
 * off the paid sum. What was paid above the price goes back without further effect, and so does everything of an order
 * that has ended. By the rest the price falls, or it is left to be owed again.
 *
 * Fails with `order-not-found`; `meaning-missing` when it matters and nobody said it; `price-gone` when nothing of it
 * would be left for those who travel; as `layOutRest` does.
 */
export async function weighRefund(
  tx: Db,
  admin: Admin<'payments'>,
  wish: { orderId: string; refunds: readonly RefundRecord[]; meaning: RefundMeaning | null; reason: string },
  now: Date,
): Promise<Result<void, RefundMeaningRefusal>> {
  const locked = await lockOrder(tx, wish.orderId)
  if (!locked) return fail({ code: 'order-not-found' })
  if (!isBooked(locked.state)) return ok(undefined)
  const refs = wish.refunds.map(({ ref }) => ref)
  const promisedMinor = await promisedOf(tx, wish.orderId, refs)
  const refundMinor = wish.refunds.reduce((minor, refund) => minor + refundedOfPaid(refund), 0)
  const beyond = beyondSurplus(refundMinor, { ...locked, promisedMinor })
  if (beyond === 0 || wish.meaning === 'stays-owed') return ok(undefined)
  if (wish.meaning === null) return fail({ code: 'meaning-missing' })
  const order = await findOrder(tx, admin, await publicIdOf(tx, wish.orderId))
  if (!order) return fail({ code: 'order-not-found' })
  const { amounts } = order
  const total = money(locked.totalMinor - beyond, amounts.total.currency)
  if (total.minor <= 0) return fail({ code: 'price-gone' })
  const isSold = (await listHolds(tx, order.orderId)).some(({ state }) => state === 'sold')
  const parts = await listParts(tx, wish.orderId)
  const dueOn = openParts(parts).find((part) => part.dueOn !== null)?.dueOn ?? null
  const fall = { order, total, isSold, reason: wish.reason, refunds: { refs, dueOn } }
  if (!(await writePrice(tx, admin, fall, now))) return fail({ code: 'price-gone' })
  return layOutRest(tx, locked, parts, { owed: subtract(total, amounts.reduction), isSold }, now)
}

/** What is on its way back, or has gone and is not yet taken off the paid sum; without those of `except`. */
export async function promisedOf(db: Db, orderId: string, except: readonly string[] = []): Promise<number> {
  const history = await listHistory(db, orderId)
  const noted = new Set(history.filter(({ kind }) => kind === 'refunded').map(({ facts }) => facts['refundRef']))
  const refunds = await listRefundsOfSubject(db, { kind: 'order', ref: orderId })
  return refunds
    .filter(({ ref, state }) => state !== 'failed' && !except.includes(ref) && !noted.has(ref))
    .reduce((minor, refund) => minor + refundedOfPaid(refund), 0)
}

async function publicIdOf(tx: Db, orderId: string): Promise<string> {
  const row = await own(tx).selectFrom('orders').select('public_id').where('id', '=', orderId).executeTakeFirstOrThrow()
  return row.public_id
}
