import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonWithRules } from './data/load-season.server.ts'
import { durationRanges, type DurationRange } from './domain/durations.ts'
import { seasonTags } from './page-tags.server.ts'

/** The groups of lengths that lists know, with their days, shortest first. */
export function listDurations(db: Db, today: PlainDate): Promise<DurationRange[]> {
  return noted(['listDurations', today], seasonTags, async () => {
    return durationRanges((await loadSeasonWithRules(db, today)).rules.durations)
  })
}
