import type { Translation } from '../translation.ts'
import type { prayers as reference } from '../tr/prayers.ts'

/** The hours of prayer, as those on the road and whoever leads them read them. */
export const prayers: Translation<typeof reference> = {
  title: 'Prayer times: {city}, {day}',
  'city-makkah': 'Makkah',
  'city-madinah': 'Madinah',
  fajr: 'Fajr',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
  beside: 'By the Umm al-Qura calendar; the mosque may begin a minute or two earlier or later.',
}
