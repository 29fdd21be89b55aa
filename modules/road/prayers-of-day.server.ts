import { timeInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { isAway, stayAt, type SleptJourney } from '#modules/operations/index.ts'
import { prayers } from './domain/part-of-day.ts'
import type { PrayersOfDay } from './domain/prayers-of-day.ts'
import { hoursOfPrayer } from './hours-of-prayer.server.ts'

type Journey = SleptJourney<{ city: string; nights: number }>

/**
 * The hours of prayer of a day in each city of the two mosques in which somebody of one of the journeys is on it: where they
 * wake first, then where they go to sleep. None while nobody is in Makkah or Madinah. The clocks of both are those of Istanbul
 * all year.
 */
export function prayersOfDay(journeys: readonly Journey[], day: PlainDate): PrayersOfDay[] {
  const cities = ['00:00', '23:59'].flatMap((hour) =>
    journeys.map((journey) => isAway(journey, day, hour) && stayAt(journey, day, hour)?.city),
  )
  return [...new Set(cities)].flatMap((city) => {
    if (city !== 'makkah' && city !== 'madinah') return []
    const hours = hoursOfPrayer(city, day)
    return [{ city, day, hours: prayers.map((prayer) => ({ prayer, at: timeInIstanbul(hours[prayer]) })) }]
  })
}
