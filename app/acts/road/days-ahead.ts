import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'

type Lasting = { departsOn: PlainDate; returnsOn: PlainDate }

/** As many days as a page for the road is made for at once. */
const MOST_DAYS = 60

/**
 * The days of journeys that are still to come, today among them, from the day before each: what is kept on a telephone is read
 * on any of them.
 */
export function daysAhead(journeys: readonly Lasting[], now: Date): PlainDate[] {
  const today = dayInIstanbul(now)
  const days = new Set<PlainDate>()
  for (const { departsOn, returnsOn } of journeys) {
    const eve = addDays(departsOn, -1)
    for (let day = eve < today ? today : eve; day <= returnsOn; day = addDays(day, 1)) days.add(day)
  }
  return [...days].toSorted().slice(0, MOST_DAYS)
}

export type WhenIs = 'past' | 'today' | 'tomorrow' | 'later'

/** Where a day stands for whoever reads now, by the clocks of Istanbul and of Saudi Arabia. */
export function whenIs(day: string, now: Date): WhenIs {
  const today = dayInIstanbul(now)
  if (day < today) return 'past'
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** Whether one of the days is today: a journey is under way, or about to be. */
export function isUnderWay(days: readonly { day: PlainDate }[], now: Date): boolean {
  return days.some(({ day }) => whenIs(day, now) === 'today')
}
