import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeason } from './data/load-season.server.ts'
import { holidayKinds, type HolidayKind } from './domain/holiday-marks.ts'

/** What people plan a journey around besides a month. */
export type Occasion = 'ramadan' | HolidayKind

/** The occasions on which departures from `today` on fall; one query. */
export async function listOccasions(db: Db, today: PlainDate): Promise<Occasion[]> {
  const season = await loadSeason(db, today)
  const kinds = holidayKinds.filter((kind) =>
    season.some(({ holidays }) => holidays.some((each) => each.kind === kind)),
  )
  return season.some(({ isRamadan }) => isRamadan) ? ['ramadan', ...kinds] : kinds
}
