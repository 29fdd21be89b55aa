import { addDays, dayInIstanbul, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'

/** The days of a statement, by its address; the last ninety when it names none. */
export function periodOf(url: URL, now: Date): { from: PlainDate; to: PlainDate } {
  const today = dayInIstanbul(now)
  const from = parsePlainDate(url.searchParams.get('from') ?? '') ?? addDays(today, -90)
  const to = parsePlainDate(url.searchParams.get('to') ?? '') ?? today
  return from <= to ? { from, to } : { from: to, to: from }
}
