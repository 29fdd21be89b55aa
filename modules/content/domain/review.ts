import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { FactAnswers } from './travel-facts.ts'

/** What was judged besides the whole in invented reviews, each from 1 to 5. */
export type Scores = Record<'guide' | 'hotel' | 'organisation' | 'value', number>

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
  /** Written by the customer of an order whose journey is over; what came by the form of the site is not. */
  isVerified: boolean
  /** Of one who travelled with us: the month of it, `yyyy-mm`, and what they said of what was promised. */
  travelledIn: string | null
  answers: FactAnswers | null
  /** Invented for a demonstration, never a customer's own words. */
  isSample: boolean
}
