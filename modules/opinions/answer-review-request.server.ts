import { isToken } from '#kernel/ids.ts'
import type { Locale, Localised } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import { listReturnedOrders } from '#modules/booking/index.server.ts'
import { parseTourId } from '#modules/catalog/index.ts'
import type { TravelFact, TravellerDraft } from '#modules/content/index.ts'
import {
  findReviewsOfOrders,
  keepTravellerReview,
  type TravellerReviewRefusal,
  type WrittenReview,
} from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { journeyOf } from './facts-to-ask.ts'

/** What the page of a review shows: of which journey, what is asked, and what was sent already. */
export type ReviewRequest = {
  tourName: Localised
  departsOn: PlainDate
  facts: TravelFact[]
  /** The first name and the initial of the last, as they would stand below the words. */
  shownName: string
  endsOn: PlainDate
  hasRefused: boolean
  review: WrittenReview | null
}

/** What an address of a review opens; `undefined` when it opens nothing, its days are over, or its people are forgotten. */
export async function findReviewRequest(db: Db, token: string, now: Date): Promise<ReviewRequest | undefined> {
  const found = await findOpen(db, token, now)
  if (!found) return undefined
  const { request, order } = found
  return {
    tourName: order.tourName,
    departsOn: order.departsOn,
    facts: request.facts,
    shownName: shownName(order.contact),
    endsOn: request.ends_on,
    hasRefused: request.refused_at !== null,
    review: (await findReviewsOfOrders(db, [request.order_id])).get(request.order_id) ?? null,
  }
}

export type ReviewAnswerRefusal = TravellerReviewRefusal | { code: 'request-not-found' }

/**
 * Keeps what the customer of an order says of their journey, in one transaction; sent again it takes the place of what was sent
 * before, until staff have decided; gives the public id of the review. `isSample` where it is written in a demonstration.
 *
 * Fails with `request-not-found` when the address opens nothing, or not any more, `invalid-fields` or `review-decided`.
 */
export async function answerReviewRequest(
  db: Db,
  written: { token: string; draft: TravellerDraft; locale: Locale; address: string; isSample: boolean },
  now: Date,
): Promise<Result<{ publicId: string }, ReviewAnswerRefusal>> {
  const { token, draft, locale, address, isSample } = written
  return inTransaction(db, async (tx) => {
    const found = await findOpen(tx, token, now)
    if (!found) return fail({ code: 'request-not-found' })
    const { request, order } = found
    const journey = {
      orderId: order.id,
      tourCode: parseTourId(order.tourId)?.code ?? '',
      departsOn: order.departsOn,
      kind: journeyOf(order.kind),
      hotelKeys: request.hotel_keys,
      facts: request.facts,
      email: order.contact.email,
    }
    const kept = await keepTravellerReview(tx, { draft, journey, locale, address, isSample }, now)
    if (kept.ok)
      await own(tx).updateTable('review_requests').set({ answered_at: now }).where('token', '=', token).execute()
    return kept
  })
}

/**
 * The customer of an order does not want to be asked, now and after their next journeys. False when the address opens
 * nothing.
 */
export async function refuseReviewRequest(db: Db, token: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await findOpen(tx, token, now)
    if (!found) return false
    await own(tx)
      .updateTable('review_requests')
      .set({ refused_at: now, refused_by: found.order.contact.email.toLowerCase() })
      .where('token', '=', token)
      .where('refused_at', 'is', null)
      .execute()
    return true
  })
}

/** The request of an address whose days are not over, with its order. Inside a transaction nobody else answers it meanwhile. */
async function findOpen(db: Db, token: string, now: Date) {
  if (!isToken(token)) return undefined
  const today = dayInIstanbul(now)
  const request = await own(db)
    .selectFrom('review_requests')
    .select(['order_id', 'facts', 'hotel_keys', 'ends_on', 'refused_at'])
    .where('token', '=', token)
    .where('ends_on', '>=', today)
    .forUpdate()
    .executeTakeFirst()
  const [order] = request ? await listReturnedOrders(db, { orderId: request.order_id }, { before: today, now }) : []
  return request && order && { request, order }
}

function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName
  return initial ? `${firstName} ${initial}.` : firstName
}
