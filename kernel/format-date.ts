import { HIJRI_MONTHS, MONTHS, NARROW_WEEKDAYS, SHORT_HIJRI_MONTHS, SHORT_MONTHS, WEEKDAYS } from './calendar-words.ts'
import { formatTime } from './format-time.ts'
import { toHijri } from './hijri.ts'
import { languages } from './languages.ts'
import type { Locale } from './locale.ts'
import { dayInIstanbul, timeInIstanbul, plainDate, weekdayOf, type PlainDate } from './plain-date.ts'

type DayStyle = { weekday?: boolean; short?: boolean; year?: boolean }

/** `12.02.2027` in every language, where columns are narrow and days stand under one another. */
export function formatDayFirst(date: PlainDate): string {
  return plainDate(date).split('-').toReversed().join('.')
}

/** `12 Şubat 2027 Cuma`, `Friday 12 February 2027`, `الجمعة 12 فبراير 2027`; the weekday only when asked for. */
export function formatDate(
  date: PlainDate,
  locale: Locale,
  { weekday = false, short = false, year = true }: DayStyle = {},
): string {
  const { y, m, d } = split(date)
  const month = monthName(m, locale, short)
  const day = year ? `${d} ${month} ${y}` : `${d} ${month}`
  if (!weekday) return day
  const name = formatWeekday(date, locale)
  return languages[locale].dates.weekday === 'after' ? `${day} ${name}` : `${name} ${day}`
}

/** The days of the week from Monday on, whole and as narrow columns have them. */
export function weekdayNames(locale: Locale): { long: string; short: string }[] {
  return WEEKDAYS[locale].map((long, index) => ({ long, short: NARROW_WEEKDAYS[locale][index] ?? long }))
}

export function formatWeekday(date: PlainDate, locale: Locale): string {
  return WEEKDAYS[locale][weekdayOf(date) - 1] ?? ''
}

/** A range as the trade writes it: `12–22 Şubat 2027`, `22 Şubat – 4 Mart 2027`; one day stands alone. */
export function formatDateRange(
  from: PlainDate,
  to: PlainDate,
  locale: Locale,
  { short = false, year = true }: DayStyle = {},
): string {
  const start = split(from)
  const end = split(to)
  return joinRange(
    { day: start.d, month: monthName(start.m, locale, short), year: start.y },
    { day: end.d, month: monthName(end.m, locale, short), year: end.y },
    locale,
    year ? '' : undefined,
  )
}

/** The Hijri range of a Gregorian one: `5–15 Ramazan 1448`, in English with AH. */
export function formatHijriRange(from: PlainDate, to: PlainDate, locale: Locale): string {
  const start = toHijri(from)
  const end = toHijri(to)
  return joinRange(
    { day: start.day, month: hijriMonthName(start.month, locale), year: start.year },
    { day: end.day, month: hijriMonthName(end.month, locale), year: end.year },
    locale,
    languages[locale].dates.hijriEra,
  )
}

/** A month and year, `Şubat 2027`, from a date or from `yyyy-mm`. */
export function formatMonth(yearMonth: string, locale: Locale, { short = false, year = true }: DayStyle = {}): string {
  const name = monthName(Number(yearMonth.slice(5, 7)), locale, short)
  return year ? `${name} ${yearMonth.slice(0, 4)}` : name
}

export function monthName(month: number, locale: Locale, short = false): string {
  const name = (short ? SHORT_MONTHS : MONTHS)[locale][month - 1]
  if (name === undefined) throw new RangeError('Invalid time value')
  return name
}

export function hijriMonthName(month: number, locale: Locale, short = false): string {
  const name = (short ? SHORT_HIJRI_MONTHS : HIJRI_MONTHS)[locale][month - 1]
  if (name === undefined) throw new RangeError('Invalid time value')
  return name
}

/** Date and time of an instant in Istanbul: `12 Şubat 2027 11.40`, `12 February 2027, 11:40`. */
export function formatInstant(instant: Date, locale: Locale): string {
  const time = formatTime(timeInIstanbul(instant), locale)
  return formatDate(dayInIstanbul(instant), locale) + languages[locale].dates.time + time
}

type Part = { day: number; month: string; year: number }

function joinRange(start: Part, end: Part, locale: Locale, yearSuffix: string | undefined): string {
  const tail = (part: Part) => (yearSuffix === undefined ? part.month : `${part.month} ${part.year}${yearSuffix}`)
  if (start.year !== end.year) return `${start.day} ${tail(start)} – ${end.day} ${tail(end)}`
  if (start.month !== end.month) return `${start.day} ${start.month} – ${end.day} ${tail(end)}`
  if (start.day === end.day) return `${end.day} ${tail(end)}`
  return `${start.day}${languages[locale].dates.range}${end.day} ${tail(end)}`
}

function split(date: PlainDate): { y: number; m: number; d: number } {
  const valid = plainDate(date)
  return { y: Number(valid.slice(0, 4)), m: Number(valid.slice(5, 7)), d: Number(valid.slice(8, 10)) }
}
