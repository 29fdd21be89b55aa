import type { PlainDate } from '#kernel/plain-date.ts'
import type { Prayer } from './part-of-day.ts'

/** The cities of the two mosques. */
export type PrayerCity = 'makkah' | 'madinah'

/** When the five prayers begin on a day in a city, by its clocks. */
export type PrayersOfDay = {
  city: PrayerCity
  day: PlainDate
  /** In the order of a day. */
  hours: { prayer: Prayer; at: string }[]
}
