import { dayInIstanbul, timeInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { cityAt } from './domain/city-at.ts'
import { prayers } from './domain/part-of-day.ts'
import type { PrayersOfDay } from './domain/prayers-of-day.ts'
import { hoursOfPrayer } from './hours-of-prayer.server.ts'

/**
 * The hours of prayer of the city in which somebody of one of the journeys is now, and of which day they are; null while
 * nobody is in Makkah or Madinah. The clocks of both are those of Istanbul all year.
 */
export function prayersOfDay(journeys: readonly Parameters<typeof cityAt>[0][], now: Date): PrayersOfDay | null {
  const day: PlainDate = dayInIstanbul(now)
  for (const journey of journeys) {
    const city = cityAt(journey, day, timeInIstanbul(now))
    if (city !== 'makkah' && city !== 'madinah') continue
    const hours = hoursOfPrayer(city, day)
    return { city, day, hours: prayers.map((prayer) => ({ prayer, at: timeInIstanbul(hours[prayer]) })) }
  }
  return null
}
