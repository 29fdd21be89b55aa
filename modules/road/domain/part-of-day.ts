import type { PlainDate } from '#kernel/plain-date.ts'
import { addDays, dayInIstanbul, weekdayOf } from '#kernel/plain-date.ts'

/** The five prayers, in the order of a day. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

export type Prayer = (typeof prayers)[number]

/** A part of the day in Makkah: what follows a prayer, until the next; on Fridays the Haram is another place. */
export type PartOfDay = { after: Prayer; isFriday: boolean }

const FRIDAY = 5

/** The part of the day in which an instant is. The night belongs to the evening before it. */
export function partOfDay(at: Date, hoursOn: (day: PlainDate) => Record<Prayer, Date>): PartOfDay {
  const today = dayInIstanbul(at)
  for (const day of [today, addDays(today, -1)]) {
    const hours = hoursOn(day)
    const after = prayers.findLast((prayer) => hours[prayer] <= at)
    if (after) return { after, isFriday: weekdayOf(day) === FRIDAY }
  }
  throw new RangeError(`No prayer was before ${at.toISOString()}.`)
}

export function isSamePart(one: PartOfDay, other: PartOfDay): boolean {
  return one.after === other.after && one.isFriday === other.isFriday
}
