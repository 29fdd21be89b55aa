import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { writeHistory } from './data/history.server.ts'
import { isAlive } from './domain/order.ts'
import { reprice } from './domain/reprice.ts'
import { toldAmount } from './domain/told-change.ts'
import type { StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { bookRepriced, writeAmounts } from './write-amounts.server.ts'

/** Whether an order may get another price: it is alive, and nobody has left it whose share was reckoned from the old one. */
export function isPriceable({ state, amounts, journeys }: StaffOrder): boolean {
  const isWhole = journeys.every(({ travellers }) => travellers.every(({ isCancelled }) => !isCancelled))
  return isAlive(state) && isWhole && amounts.reduction.minor === 0
}

type PriceChange = {
  order: StaffOrder
  total: Money
  isSold: boolean
  reason: string
  /** The refunds with which the price falls, and when what was open was due. */
  refunds?: { refs: readonly string[]; dueOn: PlainDate | null }
}

/**
 * Writes another total of an order, under its lock: the amounts, of a sold order the difference in the books, history and
 * audit log, and the job of the mail to the customer. What is open to be paid is laid out by the caller. Gives the difference.
 */
export async function writePrice(
  tx: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  { order, total, isSold, reason, refunds }: PriceChange,
  now: Date,
): Promise<Money> {
  const { orderId, version, amounts } = order
  const repriced = reprice(amounts, total)
  await writeAmounts(tx, orderId, repriced)
  if (isSold) await bookRepriced(tx, { orderId, key: `price:${orderId}:${version}`, repriced }, now)
  const changes = toldAmount('total', amounts.total.minor, total.minor)
  const facts = { changes, reason, staff: admin.id, ...(refunds && { refunds }) }
  await writeHistory(tx, orderId, { kind: 'price-changed', facts, at: now })
  await enqueue(tx, orderChanged, { orderId, version: version + 1, kind: 'price' })
  const subject = { kind: 'order', id: orderId } as const
  const change = { before: { total: amounts.total, version }, after: { total, reason } }
  await recordAudit(tx, { actor: admin, action: 'order.price', subject, ...change }, now)
  return repriced.difference
}
