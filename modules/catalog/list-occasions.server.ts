import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { holidayKinds, type HolidayKind } from './domain/holiday-marks.ts'
import { seasonTags } from './page-tags.server.ts'

/** What people plan a journey around besides a month. */
export type Occasion = 'ramadan' | HolidayKind

/** The occasions on which departures from `today` on fall, as far as the site of a language has them; one query. */
export function listOccasions(db: Db, { today, locale }: { today: PlainDate; locale: Locale }): Promise<Occasion[]> {
  return noted(['listOccasions', today, locale], seasonTags, async () => {
    const season = await loadSeasonIn(db, { today, locale })
    const kinds = holidayKinds.filter((kind) =>
      season.some(({ holidays }) => holidays.some((each) => each.kind === kind)),
    )
    return season.some(({ isRamadan }) => isRamadan) ? ['ramadan', ...kinds] : kinds
  })
}
