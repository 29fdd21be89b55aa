import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { RAMADAN, toHijri } from '#kernel/hijri.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { prayers, type Prayer } from './domain/part-of-day.ts'
import type { PrayerCity } from './domain/prayers-of-day.ts'

/** Where the two mosques stand. */
const mosques: Record<PrayerCity, Coordinates> = {
  makkah: new Coordinates(21.4225, 39.8262),
  madinah: new Coordinates(24.4672, 39.6111),
}

/** In Ramadan the night prayer of Saudi Arabia is half an hour later, so that everybody has eaten. */
const RAMADAN_DELAY_MINUTES = 30

/**
 * When the five prayers begin on a day in a city, by the calendar of Umm al-Qura, to the minute. The mosques may begin a
 * minute or two beside it.
 */
export function hoursOfPrayer(city: PrayerCity, day: PlainDate): Record<Prayer, Date> {
  const rules = CalculationMethod.UmmAlQura()
  if (toHijri(day).month === RAMADAN) rules.adjustments.isha = RAMADAN_DELAY_MINUTES
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const times = new PrayerTimes(mosques[city], new Date(year, month - 1, date), rules)
  return Object.fromEntries(prayers.map((prayer) => [prayer, times[prayer]])) as Record<Prayer, Date>
}
