import { sql, type Expression, type Selectable, type SqlBool } from 'kysely'
import { readCursor, writeCursor } from '#kernel/feed-position.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own, type ContentTables } from './data/tables.server.ts'
import type { RatingTenths } from './domain/rating-summary.ts'
import { journeys, type Journey, type Review } from './domain/review.ts'
import { REVIEWS_TAG } from './page-tags.server.ts'

export type ReviewFilter = {
  locale?: Locale | undefined
  rating?: number | undefined
  /** The code of a tour, the end of the ids of all its departures. */
  tourCode?: string | undefined
  /** Of people who stayed in a hotel; of reviews that nobody could verify, those about one of its tours. */
  hotel?: { key: string; tourCodes: readonly string[] } | undefined
  /** Any of these kinds of journey. */
  journeys?: readonly Journey[] | undefined
}

/** What everybody may read of a review. */
export const publicColumns = [
  'public_id',
  'language',
  'rating',
  'written_on',
  'author',
  'city',
  'journey',
  'tour_code',
  'body',
  'reply',
  'is_verified',
  'is_sample',
  'travelled_on',
  'answers',
] as const

/** Approved reviews, the latest first; `page` counts from 1 in steps of `limit`. */
export function listReviews(
  db: Db,
  { limit, page = 1, ...filter }: ReviewFilter & { limit: number; page?: number },
): Promise<Review[]> {
  return noted(['listReviews', limit, page, filter], [REVIEWS_TAG], async () => {
    const rows = await approved(db, filter)
      .select(publicColumns)
      .orderBy('written_on', 'desc')
      .orderBy('public_id', 'desc')
      .offset((page - 1) * limit)
      .limit(limit)
      .execute()
    return rows.map(toReview)
  })
}

export function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  return noted(['countReviews', filter], [REVIEWS_TAG], async () => {
    const { total } = await approved(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  })
}

export type ReviewFeed = {
  reviews: Review[]
  total: number
  /** Of all that the filter lets through; `null` when there is none. */
  average: RatingTenths | null
  nextCursor: string | null
}

/**
 * Approved reviews as a feed, the latest first, with their number and average. Fails with `cursor-invalid` when the
 * cursor names no review, so one of another feed is refused.
 */
export async function readReviewFeed(
  db: Db,
  { cursor, limit, ...filter }: ReviewFilter & { cursor?: string | undefined; limit: number },
): Promise<Result<ReviewFeed, { code: 'cursor-invalid' }>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !(after && (await isReview(db, after)))) return fail({ code: 'cursor-invalid' })

  const { total, sum } = await approved(db, filter)
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number | null>('rating').as('sum')])
    .executeTakeFirstOrThrow()
  let behind = approved(db, filter)
  if (after)
    behind = behind.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('written_on', 'public_id'), '<', tuple(after.on, after.id)),
    )
  const rows = await behind
    .select(publicColumns)
    .orderBy('written_on', 'desc')
    .orderBy('public_id', 'desc')
    .limit(limit + 1)
    .execute()
  const reviews = rows.slice(0, limit).map(toReview)
  const last = rows.length > limit ? reviews.at(-1) : undefined
  return ok({
    reviews,
    total: Number(total),
    average: sum === null ? null : Math.round((Number(sum) * 10) / Number(total)),
    nextCursor: last ? writeCursor({ on: last.writtenOn, id: last.id }) : null,
  })
}

/** Approved reviews that a filter lets through, to select from. */
export function approved(db: Db, { locale, rating, tourCode, hotel, journeys: kinds }: ReviewFilter) {
  return own(db)
    .selectFrom('reviews')
    .where('status', '=', 'approved')
    .where(({ eb, and, or }) => {
      const wanted: Expression<SqlBool>[] = []
      if (locale !== undefined) wanted.push(eb('language', '=', locale))
      if (rating !== undefined) wanted.push(eb('rating', '=', rating))
      if (tourCode !== undefined) wanted.push(eb('tour_code', '=', tourCode))
      if (hotel !== undefined)
        wanted.push(
          or([
            eb('hotel_keys', '@>', sql<string[]>`array[${hotel.key}]`),
            and([eb('hotel_keys', 'is', null), eb('tour_code', '=', sql<string>`any(${[...hotel.tourCodes]})`)]),
          ]),
        )
      if (kinds !== undefined) wanted.push(eb('journey', '=', sql<Journey>`any(${[...kinds]})`))
      return and(wanted)
    })
}

/** Whatever became of it since: whoever reads on must not start again because a review was taken back. */
async function isReview(db: Db, { on, id }: { on: string; id: string }): Promise<boolean> {
  const row = await own(db).selectFrom('reviews').select('written_on').where('public_id', '=', id).executeTakeFirst()
  return row?.written_on === on
}

type ReviewRow = Pick<Selectable<ContentTables['reviews']>, (typeof publicColumns)[number]>

export function toReview(row: ReviewRow): Review {
  return {
    id: row.public_id,
    language: row.language,
    rating: row.rating,
    writtenOn: row.written_on,
    author: row.author,
    city: row.city,
    // A word that is none of ours is not shown; a page without it is better than none.
    journey: journeys.find((journey) => journey === row.journey) ?? null,
    tourCode: row.tour_code,
    body: row.body,
    reply: row.reply,
    isVerified: row.is_verified,
    isSample: row.is_sample,
    travelledIn: row.travelled_on?.slice(0, 7) ?? null,
    answers: row.answers,
  }
}

/** How many reviews stand in for those of real travellers. */
export async function countSampleReviews(db: Db): Promise<number> {
  const { total } = await own(db)
    .selectFrom('reviews')
    .where('is_sample', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
