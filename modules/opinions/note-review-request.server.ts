import { newToken } from '#kernel/ids.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { claimMailDay, listReturnedOrders, type ReturnedOrder } from '#modules/booking/index.server.ts'
import { readPromised } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isReached } from '#platform/messages/choices.server.ts'
import { own } from './data/tables.server.ts'
import { factsToAsk } from './facts-to-ask.ts'

/** How long the address opens the form. */
const OPEN_DAYS = 60

/**
 * Notes inside the caller's transaction that the customer of an order is asked how it was, with what is asked; whoever notes it
 * writes to them in the same transaction. Nothing when they were asked before, may not be asked, or were written to about
 * something else today.
 */
export async function noteReviewRequest(
  tx: Db,
  orderId: string,
  now: Date,
): Promise<{ order: ReturnedOrder; token: string; endsOn: PlainDate } | undefined> {
  const today = dayInIstanbul(now)
  const [order] = await listReturnedOrders(tx, { orderId }, { before: today, now })
  if (!order || !(await mayBeAsked(tx, order)) || !(await claimMailDay(tx, orderId, today))) return undefined
  const hotelKeys = await hotelsOf(tx, order.departureId)
  const request = await own(tx)
    .insertInto('review_requests')
    .values({
      order_id: orderId,
      departure_id: order.departureId,
      token: newToken(),
      facts: factsToAsk({ kind: order.kind, hasHotel: hotelKeys.length > 0 }),
      hotel_keys: hotelKeys,
      asked_at: now,
      ends_on: addDays(today, OPEN_DAYS),
      reminded_at: null,
      answered_at: null,
      refused_at: null,
      refused_by: null,
    })
    .onConflict((known) => known.column('order_id').doNothing())
    .returning(['token', 'ends_on as endsOn'])
    .executeTakeFirst()
  return request && { order, ...request }
}

/** Whom a way leads to, and who has not said that they do not want to be asked. */
async function mayBeAsked(tx: Db, { contact }: ReturnedOrder): Promise<boolean> {
  if (!(await isReached(tx, contact))) return false
  if (contact.email === '') return true
  const refused = await own(tx)
    .selectFrom('review_requests')
    .select('order_id')
    .where('refused_by', '=', contact.email.toLowerCase())
    .limit(1)
    .executeTakeFirst()
  return !refused
}

async function hotelsOf(tx: Db, departureId: string): Promise<string[]> {
  const promised = (await readPromised(tx, [departureId])).get(departureId)
  return [...new Set(promised?.stays.map(({ key }) => key))]
}
