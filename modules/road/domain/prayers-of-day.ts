import type { PlainDate } from '#kernel/plain-date.ts'
import type { Prayer } from './part-of-day.ts'

/** When the five prayers begin on a day in a city, by its clocks. */
export type PrayersOfDay = {
  city: 'makkah' | 'madinah'
  day: PlainDate
  /** In the order of a day. */
  hours: { prayer: Prayer; at: string }[]
}
