import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { clockText, parseTypedMoment } from '#kernel/typed-date.ts'

const MINUTE_MS = 60_000

/** A moment as a field for day and time in Istanbul holds it, `2027-03-09T18:00`; nothing for none. */
export function toMomentField(instant: Date | null): string {
  if (!instant) return ''
  const day = dayInIstanbul(instant)
  const minutes = Math.floor((instant.getTime() - startInIstanbul(day).getTime()) / MINUTE_MS)
  return `${day}T${clockText(minutes)}`
}

/** The moment that was typed, `null` for none, `undefined` when it is no moment. A day alone lasts until its end. */
export function parseMomentField(typed: string): Date | null | undefined {
  if (typed.trim() === '') return null
  const moment = parseTypedMoment(typed)
  if (moment && moment.minute === undefined) return startInIstanbul(addDays(moment.day, 1))
  return parseStartField(typed)
}

/** The moment at which something begins; a day alone begins with itself. `undefined` when it is no moment. */
export function parseStartField(typed: string): Date | undefined {
  const moment = parseTypedMoment(typed)
  return moment && new Date(startInIstanbul(moment.day).getTime() + (moment.minute ?? 0) * MINUTE_MS)
}
