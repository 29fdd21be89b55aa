import { dayInIstanbul, parsePlainDate, startInIstanbul } from '#kernel/plain-date.ts'

const MINUTE_MS = 60_000

/** A moment as a field for day and time in Istanbul holds it, `2027-03-09T18:00`. */
export function toInstantField(instant: Date): string {
  const day = dayInIstanbul(instant)
  const minutes = Math.floor((instant.getTime() - startInIstanbul(day).getTime()) / MINUTE_MS)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The moment that was typed; `undefined` when it is none. */
export function parseInstantField(typed: string): Date | undefined {
  const [, date = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(typed.trim()) ?? []
  const day = parsePlainDate(date)
  return day && new Date(startInIstanbul(day).getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
