import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { summariseRatings, type RatingSummary, type Review } from './domain/review.ts'

const mark = z.number().min(1).max(5)

export const scores = z.object({ guide: mark, hotel: mark, organisation: mark, value: mark })

/** The approved reviews written in a language, the latest first. */
export async function listReviews(db: Db, { locale, limit }: { locale: Locale; limit: number }): Promise<Review[]> {
  const rows = await own(db)
    .selectFrom('reviews')
    .select([
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
    ])
    .where('status', '=', 'approved')
    .where('language', '=', locale)
    .orderBy('written_on', 'desc')
    .orderBy('public_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.public_id,
    language: row.language,
    rating: row.rating,
    writtenOn: row.written_on,
    author: row.author,
    city: row.city,
    journey: row.journey,
    tourCode: row.tour_code,
    body: row.body,
    reply: row.reply,
    isVerified: row.is_verified,
    isSample: row.is_sample,
  }))
}

/** The averages of all approved reviews in every language; `undefined` when there are none yet. */
export async function findRatingSummary(db: Db): Promise<RatingSummary | undefined> {
  const rows = await own(db)
    .selectFrom('reviews')
    .select(['rating', 'scores'])
    .where('status', '=', 'approved')
    .orderBy('public_id')
    .limit(10_000)
    .execute()
  return summariseRatings(rows.map((row) => ({ rating: row.rating, scores: scores.nullable().parse(row.scores) })))
}
