import { sql, type RawBuilder } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'

/**
 * A day, or the first moment of one, written into a question whose text is then the same until midnight. Of a bound one the
 * planner knows nothing, takes it for a third of all there ever was, and either reads that much or plans anew each time.
 */
export function sameAllDay(day: PlainDate): RawBuilder<PlainDate>
export function sameAllDay(moment: Date): RawBuilder<Date>
export function sameAllDay(point: PlainDate | Date): RawBuilder<PlainDate | Date> {
  return point instanceof Date
    ? sql<Date>`${sql.lit(point.toISOString())}::timestamptz`
    : sql<PlainDate>`${sql.lit(point)}::date`
}
