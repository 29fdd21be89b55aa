import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** What a traveller judges besides the whole, each from 1 to 5. */
export const scoreKeys = ['guide', 'hotel', 'organisation', 'value'] as const

export type ScoreKey = (typeof scoreKeys)[number]

export type Scores = Record<ScoreKey, number>

/** Only approved reviews are public. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]

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
  city: string | null
  journey: Journey | null
  /** The code of the tour that it is about, the end of the ids of all its departures. */
  tourCode: string | null
  body: string
  reply: string | null
  isVerified: boolean
  /** Invented for a demonstration, never a customer's own words. */
  isSample: boolean
}

/** An average of marks from 1 to 5 in tenths: 4.9 is 49. */
export type RatingTenths = number

/** `scores` are there when anybody judged single things. */
export type RatingSummary = {
  count: number
  average: RatingTenths
  scores: Record<ScoreKey, RatingTenths> | null
}

/** Averages over all reviews, rounded half up to a tenth; `undefined` when there are none. */
export function summariseRatings(
  reviews: readonly { rating: number; scores: Scores | null }[],
): RatingSummary | undefined {
  if (reviews.length === 0) return undefined
  const scored = reviews.flatMap(({ scores }) => scores ?? [])
  const averages = scoreKeys.map((key) => [key, averageOf(scored.map((scores) => scores[key]))])
  return {
    count: reviews.length,
    average: averageOf(reviews.map(({ rating }) => rating)),
    scores: scored.length === 0 ? null : (Object.fromEntries(averages) as Record<ScoreKey, RatingTenths>),
  }
}

function averageOf(marks: readonly number[]): RatingTenths {
  return Math.round((marks.reduce((sum, mark) => sum + mark, 0) * 10) / marks.length)
}
