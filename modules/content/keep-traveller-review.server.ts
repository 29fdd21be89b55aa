import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import {
  checkTravellerReview,
  type CheckedTravellerReview,
  type ReviewProblem,
  type TravellerDraft,
} from './domain/check-review.ts'
import type { Journey, ReviewStatus } from './domain/review.ts'
import type { TravelFact } from './domain/travel-facts.ts'

/** The journey that a review is about, as the caller has proven it. */
export type TravelledJourney = {
  orderId: string
  tourCode: string
  departsOn: PlainDate
  /** Of what kind it was, where reviews of its kind stand together. */
  kind: Journey | null
  hotelKeys: readonly string[]
  /** What its people are asked. */
  facts: readonly TravelFact[]
  email: string
}

export type TravellerReviewRefusal =
  | { code: 'invalid-fields'; problems: ReviewProblem[] }
  /** Staff have decided about it, so that it is not changed under them. */
  | { code: 'review-decided' }

/**
 * Keeps what somebody wrote who came back, one review for an order, inside the caller's transaction. It is pending; until staff
 * have decided, sending it again replaces it. Gives the public id. `isSample` where it is written in a demonstration.
 *
 * Fails with `invalid-fields` or `review-decided`.
 */
export async function keepTravellerReview(
  tx: Db,
  written: { draft: TravellerDraft; journey: TravelledJourney; locale: Locale; address: string; isSample: boolean },
  now: Date,
): Promise<Result<{ publicId: string }, TravellerReviewRefusal>> {
  const { draft, journey } = written
  const checked = checkTravellerReview(draft, journey.facts)
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  const known = await own(tx)
    .selectFrom('reviews')
    .select(['public_id as publicId', 'status', 'version'])
    .where('order_id', '=', journey.orderId)
    .forUpdate()
    .executeTakeFirst()
  if (known && known.status !== 'pending') return fail({ code: 'review-decided' })
  const words = wordsOf(checked.value, written.locale, now)
  if (!known) {
    const row = rowOf(words, written)
    await own(tx).insertInto('reviews').values(row).execute()
    return ok({ publicId: row.public_id })
  }
  await own(tx)
    .updateTable('reviews')
    .set({ ...words, version: known.version + 1 })
    .where('public_id', '=', known.publicId)
    .execute()
  return ok({ publicId: known.publicId })
}

function wordsOf({ name, rating, text, answers }: CheckedTravellerReview, language: Locale, now: Date) {
  return { language, rating, author: name, body: text, answers: toJson(answers), written_on: dayInIstanbul(now) }
}

function rowOf(
  words: ReturnType<typeof wordsOf>,
  { journey, address, isSample }: Parameters<typeof keepTravellerReview>[1],
) {
  const publicId = newToken()
  return {
    ...words,
    public_id: publicId,
    scores: null,
    city: null,
    journey: journey.kind,
    reply: null,
    status: 'pending' as const,
    is_verified: true,
    is_sample: isSample,
    tour_code: journey.tourCode || null,
    email: journey.email || null,
    address_hash: hashAddress(publicId, address),
    order_id: journey.orderId,
    travelled_on: journey.departsOn,
    hotel_keys: [...journey.hotelKeys],
  }
}

/** What the customer of an order wrote, as it was sent, and what became of it. */
export type WrittenReview = {
  name: string
  rating: number
  text: string
  answers: Partial<Record<TravelFact, string>>
  status: ReviewStatus
}

/** The reviews of orders, by the keys of the orders; those of which nothing was written are missing. */
export async function findReviewsOfOrders(db: Db, orderIds: readonly string[]): Promise<Map<string, WrittenReview>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('reviews')
    .select(['order_id', 'author', 'rating', 'body', 'answers', 'status'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(
    rows.map(({ order_id, author: name, rating, body: text, answers, status }) => [
      order_id ?? '',
      { name, rating, text, answers: answers ?? {}, status },
    ]),
  )
}
