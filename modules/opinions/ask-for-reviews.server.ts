import { isMailingHour } from '#kernel/mailing-hours.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { claimMailDay, listReturnedOrders } from '#modules/booking/index.server.ts'
import { listReturnedDepartures } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { queueReviewRequest } from './mail/queue-review-request.server.ts'
import { noteReviewRequest } from './note-review-request.server.ts'
import type { ReviewAskWork } from './review-ask-work.ts'
import { reviewRequestsSetting } from './settings.server.ts'

/** Who has been back for longer is not asked any more: so an agency that begins to ask does not write to years of customers. */
const LATEST_DAYS = 30

/** After how many days without an answer the one reminder goes. */
const REMINDER_DAYS = 7

/**
 * Asks the customers of orders whose journey is over how it was, each once, and reminds those who did not answer in a week,
 * once; gives the number of messages and mails. Each is noted where it is written, in one transaction, so that neither a second
 * program nor a death in between asks twice or leaves somebody out. Between nine and eight in Istanbul only, and never on a day
 * on which the customer was written to about something else.
 */
export async function askForReviews(work: ReviewAskWork, now: Date): Promise<number> {
  const rules = await readSetting(work.db, reviewRequestsSetting)
  if (!rules.asks || !isMailingHour(now)) return 0
  const reminded = rules.reminds ? await remind(work, now) : 0
  return reminded + (await askThoseBack(work, rules.days, now))
}

async function askThoseBack(work: ReviewAskWork, days: number, now: Date): Promise<number> {
  const today = dayInIstanbul(now)
  const until = addDays(today, -days)
  const departureIds = await listReturnedDepartures(work.db, { from: addDays(until, -LATEST_DAYS), until })
  const orders = await listReturnedOrders(work.db, { departureIds }, { before: today, now })
  const asked = await listAsked(
    work.db,
    orders.map(({ id }) => id),
  )
  let written = 0
  for (const order of orders) if (!asked.has(order.id) && (await ask(work, order.id, now))) written += 1
  return written
}

async function ask({ db, agency, reviewUrl }: ReviewAskWork, orderId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const request = await noteReviewRequest(tx, orderId, now)
    if (!request) return false
    const { order, token, endsOn } = request
    const href = reviewUrl(order.locale, token)
    await queueReviewRequest(tx, { kind: 'ask', order, href, endsOn }, await agency(order.locale))
    return true
  })
}

async function remind(work: ReviewAskWork, now: Date): Promise<number> {
  const waiting = await own(work.db)
    .selectFrom('review_requests')
    .select('order_id as orderId')
    .where('reminded_at', 'is', null)
    .where('answered_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('asked_at', '<=', new Date(now.getTime() - REMINDER_DAYS * 86_400_000))
    .where('ends_on', '>', dayInIstanbul(now))
    .orderBy('asked_at')
    .limit(500)
    .execute()
  let written = 0
  for (const { orderId } of waiting) if (await remindOne(work, orderId, now)) written += 1
  return written
}

async function remindOne({ db, agency, reviewUrl }: ReviewAskWork, orderId: string, now: Date): Promise<boolean> {
  const today = dayInIstanbul(now)
  return inTransaction(db, async (tx) => {
    const [order] = await listReturnedOrders(tx, { orderId }, { before: today, now })
    if (!order || !(await claimMailDay(tx, orderId, today))) return false
    const request = await own(tx)
      .updateTable('review_requests')
      .set({ reminded_at: now })
      .where('order_id', '=', orderId)
      .where('reminded_at', 'is', null)
      .where('answered_at', 'is', null)
      .where('refused_at', 'is', null)
      .returning(['token', 'ends_on as endsOn'])
      .executeTakeFirst()
    if (!request) return false
    const href = reviewUrl(order.locale, request.token)
    await queueReviewRequest(tx, { kind: 'remind', order, href, endsOn: request.endsOn }, await agency(order.locale))
    return true
  })
}

async function listAsked(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await own(db)
    .selectFrom('review_requests')
    .select('order_id as orderId')
    .where('order_id', 'in', orderIds)
    .execute()
  return new Set(rows.map(({ orderId }) => orderId))
}
