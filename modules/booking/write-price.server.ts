import { subtract, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { writeHistory } from './data/history.server.ts'
import { listParties, writeParty, writeTerms } from './data/party.server.ts'
import { repriceStaying } from './domain/reprice-staying.ts'
import { reprice, type Repriced } from './domain/reprice.ts'
import { toldAmount } from './domain/told-change.ts'
import type { StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { bookRepriced, writeAmounts } from './write-amounts.server.ts'

type PriceChange = {
  order: StaffOrder
  /** What it costs together with what those who left do not pay any more. */
  total: Money
  isSold: boolean
  reason: string
  /** The refunds with which the price falls, and when what was open was due. */
  refunds?: { refs: readonly string[]; dueOn: PlainDate | null }
}

/**
 * Writes another total of an order, under its lock: the amounts, of a sold order the difference in the books, history and
 * audit log, and the job of the mail to the customer. What is open to be paid is laid out by the caller. Gives the difference.
 *
 * After somebody left, those who travel bear it alone: what those who left bear, and what was taken off for them, stays.
 * History and log tell what the order costs without that. `undefined`, with nothing written, when nothing would be left for
 * those who travel to pay.
 */
export async function writePrice(
  tx: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  { order, total, isSold, reason, refunds }: PriceChange,
  now: Date,
): Promise<Money | undefined> {
  const { orderId, version, amounts } = order
  const repriced = await repriceOrder(tx, order, total)
  if (!repriced) return undefined
  await writeAmounts(tx, orderId, repriced)
  if (isSold) await bookRepriced(tx, { orderId, key: `price:${orderId}:${version}`, repriced }, now)
  const was = subtract(amounts.total, amounts.reduction)
  const is = subtract(total, amounts.reduction)
  const changes = toldAmount('total', was.minor, is.minor)
  const facts = { changes, reason, staff: admin.id, ...(refunds && { refunds }) }
  await writeHistory(tx, orderId, { kind: 'price-changed', facts, at: now })
  await enqueue(tx, orderChanged, { orderId, version: version + 1, kind: 'price' })
  const subject = { kind: 'order', id: orderId } as const
  const change = { before: { total: was, version }, after: { total: is, reason } }
  await recordAudit(tx, { actor: admin, action: 'order.price', subject, ...change }, now)
  return repriced.difference
}

/** The amounts with another total. Where somebody left, what is agreed with those who travel is written with it. */
async function repriceOrder(tx: Db, { orderId, amounts }: StaffOrder, total: Money): Promise<Repriced | undefined> {
  const parties = await listParties(tx, orderId)
  const everybody = parties.flatMap(({ people }) => people)
  if (everybody.every(({ isCancelled }) => !isCancelled)) return reprice(amounts, total)
  const changed = repriceStaying(amounts, everybody, total)
  if (!changed) return undefined
  const termsOf = new Map(changed.people.map((person) => [person.id, person]))
  for (const person of changed.people) if (!person.isCancelled) await writeTerms(tx, person.id, person)
  for (const party of parties) {
    const people = party.people.map((person) => termsOf.get(person.id) ?? person)
    const isDearer = people.some(({ place }, index) => place.minor !== party.people[index]?.place.minor)
    if (isDearer) await writeParty(tx, { ...party, people })
  }
  return changed.repriced
}
