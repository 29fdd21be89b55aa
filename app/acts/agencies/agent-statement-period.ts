import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'

/** The days of a statement, by its address; the last ninety when it names none. */
export function periodOf(url: URL, now: Date): { from: PlainDate; to: PlainDate } {
  const today = dayInIstanbul(now)
  const from = parseTypedDate(url.searchParams.get('from') ?? '') ?? addDays(today, -90)
  const to = parseTypedDate(url.searchParams.get('to') ?? '') ?? today
  return from <= to ? { from, to } : { from: to, to: from }
}
