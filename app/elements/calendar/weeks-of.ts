import { addDays, weekdayOf, type PlainDate } from '#kernel/plain-date.ts'

/** The weeks of the month of a day, each from Monday to Sunday; `undefined` where another month has the day. */
export function weeksOf(day: PlainDate): (PlainDate | undefined)[][] {
  const month = day.slice(0, 7)
  const first = addDays(day, 1 - Number(day.slice(8)))
  const weeks: (PlainDate | undefined)[][] = []
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((nth) => addDays(monday, nth))
    weeks.push(days.map((each) => (each.startsWith(month) ? each : undefined)))
  }
  return weeks
}
