import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonWithRules } from './data/load-season.server.ts'
import { durationRanges, type DurationRange } from './domain/durations.ts'

/** The groups of lengths that lists know, with their days, shortest first. */
export async function listDurations(db: Db, today: PlainDate): Promise<DurationRange[]> {
  return durationRanges((await loadSeasonWithRules(db, today)).rules.durations)
}
