import { bothWays, partsOfSort } from '#kernel/sort.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** By what the days on which somebody leaves may be ordered: the day, or the seats that are taken. */
export const daySorts = bothWays('day', 'seats')

export type DaySort = (typeof daySorts)[number]

/** Days in an order; those with as many seats taken by their date. */
export function sortDays<Day extends { date: PlainDate; taken: number }>(days: readonly Day[], sort: DaySort): Day[] {
  const { by, isDescending } = partsOfSort<'day' | 'seats'>(sort)
  const turn = isDescending ? -1 : 1
  return days.toSorted((a, b) => {
    const byDate = a.date.localeCompare(b.date)
    return by === 'day' ? turn * byDate : turn * (a.taken - b.taken) || byDate
  })
}
