import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeason } from './data/load-season.server.ts'
import { holidayKinds, type HolidayKind } from './domain/holiday-marks.ts'
import { seasonTags } from './page-tags.server.ts'

/** What people plan a journey around besides a month. */
export type Occasion = 'ramadan' | HolidayKind

/** The occasions on which departures from `today` on fall; one query. */
export function listOccasions(db: Db, today: PlainDate): Promise<Occasion[]> {
  return noted(['listOccasions', today], seasonTags, async () => {
    const season = await loadSeason(db, today)
    const kinds = holidayKinds.filter((kind) =>
      season.some(({ holidays }) => holidays.some((each) => each.kind === kind)),
    )
    return season.some(({ isRamadan }) => isRamadan) ? ['ramadan', ...kinds] : kinds
  })
}
