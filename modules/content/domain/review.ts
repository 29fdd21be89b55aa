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

/** Marks added up: how many there are, and their sum. */
export type MarkSum = { count: number; sum: number }

/** Averages of sums over all reviews, rounded half up to a tenth; `undefined` when there is no review. */
export function summariseRatings(rating: MarkSum, scores: Record<ScoreKey, MarkSum>): RatingSummary | undefined {
  if (rating.count === 0) return undefined
  const averages = scoreKeys.map((key) => [key, averageOf(scores[key])] as const)
  const isScored = scoreKeys.every((key) => scores[key].count > 0)
  return {
    count: rating.count,
    average: averageOf(rating),
    scores: isScored ? (Object.fromEntries(averages) as Record<ScoreKey, RatingTenths>) : null,
  }
}

function averageOf({ count, sum }: MarkSum): RatingTenths {
  return Math.round((sum * 10) / count)
}
