declare const plainDateBrand: unique symbol

/** A calendar day as ISO text, `2027-03-12`: departures, birth dates, passport expiry. Compares as text. */
export type PlainDate = string & { readonly [plainDateBrand]: true }

/** A day of the week, 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Reads `yyyy-mm-dd`; `undefined` for any other text and for days that do not exist. */
export function parsePlainDate(text: string): PlainDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match || match[1] === '0000') return undefined
  const days = toDayNumber(text)
  return Number.isFinite(days) && fromDayNumber(days) === text ? (text as PlainDate) : undefined
}

/** @throws RangeError 'Invalid time value' when the text is no date. */
export function plainDate(text: string): PlainDate {
  const parsed = parsePlainDate(text)
  if (!parsed) throw new RangeError('Invalid time value')
  return parsed
}

/** Reads the form used in addresses, `dd-mm-yyyy`. */
export function parseDayFirst(text: string): PlainDate | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  return match ? parsePlainDate(`${match[3]}-${match[2]}-${match[1]}`) : undefined
}

/** Writes the form used in addresses, `dd-mm-yyyy`. */
export function toDayFirst(date: PlainDate): string {
  return `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/** The same day `months` later; the last day of the month where that day does not exist. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = Math.min(Number(date.slice(8)), lastDay)
  return plainDate(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}

/** Whole days from `from` to `to`; negative when `to` lies before. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

export function weekdayOf(date: PlainDate): Weekday {
  const sinceMonday = (toDayNumber(date) + 3) % 7
  // The remainder is negative before 1970.
  return (((sinceMonday + 7) % 7) + 1) as Weekday
}

/** Completed years of age on a given day. */
export function ageOn(birth: PlainDate, day: PlainDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** The calendar day of an instant in Europe/Istanbul, which has had no summer time since 2016. */
export function dayInIstanbul(instant: Date): PlainDate {
  return fromDayNumber(Math.floor((instant.getTime() + 3 * 3_600_000) / 86_400_000))
}

/** The hour of an instant by the clocks of Europe/Istanbul, which are those of Saudi Arabia all year: `20:05`. */
export function timeInIstanbul(instant: Date): string {
  return new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(11, 16)
}

/** Days since 1970-01-01. */
function toDayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000
}

function fromDayNumber(days: number): PlainDate {
  return new Date(days * 86_400_000).toISOString().slice(0, 10) as PlainDate
}

/** The instant at which a calendar day begins in Europe/Istanbul. */
export function startInIstanbul(date: PlainDate): Date {
  return new Date(Date.parse(`${date}T00:00:00+03:00`))
}
