import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bothWays } from '#kernel/sort.ts'
import type { DurationBucket } from './durations.ts'
import type { HolidayKind } from './holiday-marks.ts'
import type { Availability } from './availability.ts'
import type { TourKind } from './tour.ts'

/** `recommended` is by day as well, but shows journeys with nights before day tours, which leave every other day. */
export const tourSorts = [
  'recommended' as const,
  ...bothWays('departureDate', 'price', 'durationDays', 'title'),
  'distance' as const,
]

export type TourSort = (typeof tourSorts)[number]

/** Makkah hotels up to this walk are called near. */
export const NEAR_METRES = 500

/** Absent means: not filtered. Lists hold alternatives; different fields must all hold. */
export type TourFilter = {
  /** `yyyy-mm` of the departure. */
  month?: string
  durations?: (DurationBucket | number)[]
  /** The link of a category in any language. */
  category?: string
  stars?: number[]
  ramadan?: boolean
  /** Any of these in the days of the journey. */
  holidays?: HolidayKind[]
  hajj?: boolean
  private?: boolean
  family?: boolean
  economy?: boolean
  near?: boolean
  direct?: boolean
  /** Enough people have bought a place. */
  certain?: boolean
  availability?: Availability
  /** Prices in whole units of `currency`, which is USD when absent. */
  priceMin?: number
  priceMax?: number
  currency?: Currency
  /** Longest walk from the key hotel, in minutes. */
  walk?: number
  /** Travellers for whom a place must be left. */
  people?: number
  q?: string
  /** A day on which the group is on the road. */
  date?: PlainDate
  kinds?: TourKind[]
  city?: string
  airlines?: string[]
  language?: Locale
}

export type TourQuery = {
  filter: TourFilter
  sort: TourSort
  page: number
  /** The currency in which prices are shown beside their own. */
  currency?: Currency
}
