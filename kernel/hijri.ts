import type { PlainDate } from './plain-date.ts'

/** A day of the Umm al-Qura calendar; months are 1 (Muharram) to 12 (Dhu al-Hijjah). */
export type HijriDate = Readonly<{ year: number; month: number; day: number }>

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** Lists and calendars ask for the same days again and again. */
const known = new Map<PlainDate, HijriDate>()
const MOST_KNOWN = 5000

/** The Umm al-Qura day of a Gregorian day. The moon sighting may move the start of a month by a day. */
export function toHijri(date: PlainDate): HijriDate {
  const found = known.get(date)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const hijri = computeHijri(date)
  known.set(date, hijri)
  return hijri
}

function computeHijri(date: PlainDate): HijriDate {
  const parts = ummAlQura.formatToParts(new Date(`${date}T00:00:00Z`))
  const read = (type: string) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10)
  return { year: read('year'), month: read('month'), day: read('day') }
}

export const RAMADAN = 9

/** Whether a journey has at least one day in Ramadan. A journey is shorter than a year. */
export function overlapsRamadan(from: PlainDate, to: PlainDate): boolean {
  const start = toHijri(from)
  const end = toHijri(to)
  const monthIndex = (date: HijriDate) => date.year * 12 + date.month
  const firstRamadan = start.month <= RAMADAN ? start.year * 12 + RAMADAN : (start.year + 1) * 12 + RAMADAN
  return firstRamadan >= monthIndex(start) && firstRamadan <= monthIndex(end)
}
