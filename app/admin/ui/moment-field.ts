import { addDays, dayInIstanbul, parsePlainDate, startInIstanbul } from '#kernel/plain-date.ts'

const MINUTE_MS = 60_000

/** A moment as a field for day and time in Istanbul holds it, `2027-03-09T18:00`; nothing for none. */
export function toMomentField(instant: Date | null): string {
  if (!instant) return ''
  const day = dayInIstanbul(instant)
  const minutes = Math.floor((instant.getTime() - startInIstanbul(day).getTime()) / MINUTE_MS)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The moment that was typed, `null` for none, `undefined` when it is no moment. A day alone lasts until its end. */
export function parseMomentField(typed: string): Date | null | undefined {
  if (typed.trim() === '') return null
  const [, date = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(typed.trim()) ?? []
  const day = parsePlainDate(date)
  if (!day) return undefined
  if (hours === undefined) return startInIstanbul(addDays(day, 1))
  return new Date(startInIstanbul(day).getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
