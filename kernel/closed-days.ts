import { addDays, weekdayOf, type PlainDate, type Weekday } from './plain-date.ts'

/** The days on which nothing can be handed in: the weekdays on which the office is closed, and holidays. */
export type ClosedDays = { weekdays: readonly Weekday[]; holidays: ReadonlySet<PlainDate> }

/** Whoever has a last day that is nearly over has this many open days, unless the journey leaves before. */
const LEAST_OPEN_DAYS = 2

export function isClosed(day: PlainDate, { weekdays, holidays }: ClosedDays): boolean {
  return weekdays.includes(weekdayOf(day)) || holidays.has(day)
}

/** The open day before which so many open days are left until `day`; for none, `day` itself or the last open one before. */
export function openDaysBefore(day: PlainDate, count: number, closed: ClosedDays): PlainDate {
  const last = (each: PlainDate) => stepped(each, -1, closed)
  let found = count === 0 ? last(day) : day
  for (let left = count; left > 0; left -= 1) found = last(addDays(found, -1))
  return found
}

/** The open day that is so many open days after `day`. */
export function openDaysAfter(day: PlainDate, count: number, closed: ClosedDays): PlainDate {
  let found = day
  for (let left = count; left > 0; left -= 1) found = stepped(addDays(found, 1), 1, closed)
  return found
}

/**
 * The last day on which something is in time that a journey needs so many open days before it leaves. Whoever books when
 * that day is over, or just before it, has two open days, which `isTight` says of the former; never later than the last
 * open day before departure, and never before the day of booking.
 */
export function lastSafeDay(
  { departsOn, days, bookedOn }: { departsOn: PlainDate; days: number; bookedOn: PlainDate },
  closed: ClosedDays,
): { day: PlainDate; isTight: boolean } {
  const usual = openDaysBefore(departsOn, days, closed)
  const granted = openDaysAfter(bookedOn, LEAST_OPEN_DAYS, closed)
  if (usual >= granted) return { day: usual, isTight: false }
  const eve = openDaysBefore(departsOn, 1, closed)
  const day = granted < eve ? granted : eve
  return { day: day > bookedOn ? day : bookedOn, isTight: usual < bookedOn }
}

function stepped(day: PlainDate, by: 1 | -1, closed: ClosedDays): PlainDate {
  let found = day
  while (isClosed(found, closed)) found = addDays(found, by)
  return found
}
