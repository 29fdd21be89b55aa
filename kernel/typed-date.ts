import { languages } from './languages.ts'
import type { Locale } from './locale.ts'
import { parsePlainDate, type PlainDate } from './plain-date.ts'
import { normalizeInput } from './text.ts'

/** A day, and the minute of it when one was typed. */
export type TypedMoment = { day: PlainDate; minute: number | undefined }

const SEPARATED = /^(\d{1,4})[ ./,-] ?(\d{1,2})[ ./,-] ?(\d{2}|\d{4})$/
const TOGETHER = /^(\d{2})(\d{2})(\d{2}|\d{4})$/
const WITH_TIME = /^(.*?)(?:T|[ ,،]+)(\d{1,2}[.:]\d{2})$/
const TIME = /^([01]?\d|2[0-3])[.:]?([0-5]\d)$/

/**
 * A day as people type it, the day first in all our languages: `12.03.1979`, `12/3/79`, `12031979`, `١٢/٣/١٩٧٩`; and with
 * the year first, `1979-03-12`, as it is copied from elsewhere. A year of two digits is one of this century, unless that
 * lies after `latest`, as it would for a birthday. `undefined` for anything else and for days that do not exist.
 */
export function parseTypedDate(typed: string, latest?: PlainDate): PlainDate | undefined {
  const text = normalizeInput(typed) ?? ''
  const [, first = '', month = '', last = ''] = SEPARATED.exec(text) ?? TOGETHER.exec(text) ?? []
  if (first.length === 4) return last.length === 2 ? dayOf(first, month, last) : undefined
  if (first.length > 2 || last.length === 0) return undefined
  if (last.length === 4) return dayOf(last, month, first)
  const ours = dayOf(`20${last}`, month, first)
  return latest !== undefined && (ours === undefined || ours > latest) ? dayOf(`19${last}`, month, first) : ours
}

/** What a form says of a day, for the rule that checks it: as ISO text, or as it was typed when nobody can read it. */
export function readTypedDate(typed: string, latest?: PlainDate): string {
  return parseTypedDate(typed, latest) ?? typed.trim()
}

/** A day and a time as people type them: `12.03.2027 18.30`, `12/3/2027 18:30`, `2027-03-12T18:30`; or a day alone. */
export function parseTypedMoment(typed: string): TypedMoment | undefined {
  const text = normalizeInput(typed) ?? ''
  const timed = WITH_TIME.exec(text)
  const day = timed && parseTypedDate(timed[1] ?? '')
  const minute = timed ? parseTypedTime(timed[2] ?? '') : undefined
  if (day && minute !== undefined) return { day, minute }
  const alone = parseTypedDate(text)
  return alone && { day: alone, minute: undefined }
}

/** A time of day as people type it, `18.30`, `18:30` or `1830`, in minutes since midnight. */
export function parseTypedTime(typed: string): number | undefined {
  const [, hours, minutes] = TIME.exec(normalizeInput(typed) ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** A day as its field shows it: `12.03.1979`, or `12/03/1979` where a language writes strokes. */
export function toTypedDate(date: PlainDate, locale: Locale): string {
  return date.split('-').toReversed().join(languages[locale].dates.typed)
}

/** A day and a time as their field shows them: `12.03.2027 18.30`, in other languages `12/03/2027 18:30`. */
export function toTypedMoment({ day, minute }: TypedMoment, locale: Locale): string {
  const date = toTypedDate(day, locale)
  return minute === undefined ? date : `${date} ${clockText(minute, languages[locale].dates.clock)}`
}

/** Minutes since midnight as clocks show them, `08:05`. */
export function clockText(minute: number, sign: '.' | ':' = ':'): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(sign)
}

function dayOf(year: string, month: string, day: string): PlainDate | undefined {
  return parsePlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
