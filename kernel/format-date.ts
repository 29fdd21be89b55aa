import { formatTime } from './format-time.ts'
import { toHijri } from './hijri.ts'
import type { Locale } from './locale.ts'
import { dayInIstanbul, plainDate, weekdayOf, type PlainDate } from './plain-date.ts'

const MONTHS: Record<Locale, readonly string[]> = {
  tr: ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
}

const SHORT_MONTHS: Record<Locale, readonly string[]> = {
  tr: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ar: MONTHS.ar,
}

const WEEKDAYS: Record<Locale, readonly string[]> = {
  tr: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ar: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
}

/** For columns of one or two letters. */
const NARROW_WEEKDAYS: Record<Locale, readonly string[]> = {
  tr: ['Pt', 'Sa', 'Ça', 'Pe', 'Cu', 'Ct', 'Pz'],
  en: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  ar: ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'],
}

const HIJRI_MONTHS: Record<Locale, readonly string[]> = {
  tr: [
    'Muharrem',
    'Safer',
    'Rebiülevvel',
    'Rebiülahir',
    'Cemaziyelevvel',
    'Cemaziyelahir',
    'Recep',
    'Şaban',
    'Ramazan',
    'Şevval',
    'Zilkade',
    'Zilhicce',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Ula',
    'Jumada al-Akhirah',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
}

/** For narrow columns; Arabic has no usual short forms, its two words go under each other. */
const SHORT_HIJRI_MONTHS: Record<Locale, readonly string[]> = {
  tr: 'Muh.|Safer|R.evvel|R.ahir|C.evvel|C.ahir|Recep|Şaban|Ram.|Şevval|Zilkade|Zilhicce'.split('|'),
  en: 'Muh.|Safar|Rabi I|Rabi II|Jum. I|Jum. II|Rajab|Shaban|Ram.|Shawwal|Dhu al-Q.|Dhu al-H.'.split('|'),
  ar: HIJRI_MONTHS.ar,
}

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
  return locale === 'tr' ? `${day} ${name}` : `${name} ${day}`
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
    locale === 'en' ? ' AH' : '',
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
  const time = new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(11, 16)
  const day = formatDate(dayInIstanbul(instant), locale)
  if (locale === 'tr') return `${day} ${formatTime(time, locale)}`
  return `${day}${locale === 'ar' ? '،' : ','} ${formatTime(time, locale)}`
}

type Part = { day: number; month: string; year: number }

function joinRange(start: Part, end: Part, locale: Locale, yearSuffix: string | undefined): string {
  const tail = (part: Part) => (yearSuffix === undefined ? part.month : `${part.month} ${part.year}${yearSuffix}`)
  if (start.year !== end.year) return `${start.day} ${tail(start)} – ${end.day} ${tail(end)}`
  if (start.month !== end.month) return `${start.day} ${start.month} – ${end.day} ${tail(end)}`
  if (start.day === end.day) return `${end.day} ${tail(end)}`
  const dash = locale === 'en' ? ' – ' : '–'
  return `${start.day}${dash}${end.day} ${tail(end)}`
}

function split(date: PlainDate): { y: number; m: number; d: number } {
  const valid = plainDate(date)
  return { y: Number(valid.slice(0, 4)), m: Number(valid.slice(5, 7)), d: Number(valid.slice(8, 10)) }
}
