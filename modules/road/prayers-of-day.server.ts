import { dayInIstanbul, timeInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { isAway, stayAt, type SleptJourney } from '#modules/operations/index.ts'
import { prayers } from './domain/part-of-day.ts'
import type { PrayersOfDay } from './domain/prayers-of-day.ts'
import { hoursOfPrayer } from './hours-of-prayer.server.ts'

/**
 * The hours of prayer of the city in which somebody of one of the journeys is now, and of which day they are; null while
 * nobody is in Makkah or Madinah. The clocks of both are those of Istanbul all year.
 */
export function prayersOfDay(
  journeys: readonly SleptJourney<{ city: string; nights: number }>[],
  now: Date,
): PrayersOfDay | null {
  const day: PlainDate = dayInIstanbul(now)
  for (const journey of journeys) {
    const hour = timeInIstanbul(now)
    const city = isAway(journey, day, hour) && stayAt(journey, day, hour)?.city
    if (city !== 'makkah' && city !== 'madinah') continue
    const hours = hoursOfPrayer(city, day)
    return { city, day, hours: prayers.map((prayer) => ({ prayer, at: timeInIstanbul(hours[prayer]) })) }
  }
  return null
}
