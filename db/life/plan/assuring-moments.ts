import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { confirmSeats } from '../acts/confirm-seats.ts'
import { contractStays } from '../acts/contract-stays.ts'
import { nameTeacher } from '../acts/name-teacher.ts'
import type { Moment } from './moments.ts'
import type { LivedDeparture } from './party.ts'

const DAY = 86_400_000

/** So many days before a departure its seats, hotels and guide are certain. */
const ASSURED_BEFORE = { seats: 75, hotels: 60, guide: 25 }

/** The seats of one day of departure were confirmed so long ago that the airline is asked again. */
const ASKED_AGAIN = { nth: 4, daysAgo: 50 }

/** What makes the journeys that come certain: seats first, then the hotels and who teaches. */
export function assuringMoments(departures: readonly LivedDeparture[], startedAt: Date): Moment[] {
  const today = dayInIstanbul(startedAt)
  const ago = (days: number) => new Date(startedAt.getTime() - days * DAY)
  const journeys = departures.filter(({ departsOn, returnsOn }) => departsOn > today && departsOn < returnsOn)
  const dates = [...new Set(journeys.map(({ departsOn }) => departsOn))]
  const within = (days: number) => dates.filter((date) => date <= addDays(today, days))
  return [
    ...within(ASSURED_BEFORE.seats).map((date, nth): Moment => {
      const at = ago(nth === ASKED_AGAIN.nth ? ASKED_AGAIN.daysAgo : 3 + ((nth * 5) % 28))
      return { at, act: (world) => confirmSeats(world, date, at) }
    }),
    ...within(ASSURED_BEFORE.hotels).map((date): Moment => {
      const at = ago(2)
      return { at, act: (world) => contractStays(world, date, at) }
    }),
    ...within(ASSURED_BEFORE.guide).map((date): Moment => {
      const at = ago(1)
      return { at, act: (world) => nameTeacher(world, date, at) }
    }),
  ]
}
