import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** What a traveller judges besides the whole, each from 1 to 5. */
export const scoreKeys = ['guide', 'hotel', 'organisation', 'value'] as const

export type ScoreKey = (typeof scoreKeys)[number]

export type Scores = Record<ScoreKey, number>

export type ReviewStatus = 'pending' | 'approved' | 'hidden'

export const journeys = [
  'umrah',
  'umrah-ramadan',
  'umrah-family',
  'regional',
  'istanbul-day',
  'private',
  'transfers',
] as const

/** The kind of journey that a review is about. */
export type Journey = (typeof journeys)[number]

export type Review = {
  id: string
  language: Locale
  rating: number
  writtenOn: PlainDate
  author: string
  city: string
  journey: Journey
  body: string
  reply: string | null
  isVerified: boolean
  /** Invented for a demonstration, never a customer's own words. */
  isSample: boolean
}

/** An average of marks from 1 to 5 in tenths: 4.9 is 49. */
export type RatingTenths = number

export type RatingSummary = { count: number; average: RatingTenths; scores: Record<ScoreKey, RatingTenths> }

/** Averages over all reviews, rounded half up to a tenth; `undefined` when there are none. */
export function summariseRatings(reviews: readonly { rating: number; scores: Scores }[]): RatingSummary | undefined {
  if (reviews.length === 0) return undefined
  const average = (markOf: (review: { rating: number; scores: Scores }) => number) =>
    Math.round((reviews.reduce((sum, review) => sum + markOf(review), 0) * 10) / reviews.length)
  const scores = Object.fromEntries(scoreKeys.map((key) => [key, average((review) => review.scores[key])])) as Record<
    ScoreKey,
    RatingTenths
  >
  return { count: reviews.length, average: average((review) => review.rating), scores }
}
