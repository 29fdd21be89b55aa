import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import type { DepartureFacts } from './domain/season.ts'
import { summarise } from './domain/summarise.ts'
import type { TourSummary } from './domain/tour.ts'
import { seasonTags } from './page-tags.server.ts'

type Wish = {
  tourKeys: readonly string[]
  /** Months, 1 to 12, in which a departure is wanted rather than in others. */
  months?: readonly number[]
  locale: Locale
  today: PlainDate
}

/** The departure of each tour that leads on best: in a wanted month, then with places left, then the earliest. */
export function findNextDepartures(
  db: Db,
  { tourKeys, months = [], locale, today }: Wish,
): Promise<Map<string, TourSummary>> {
  return noted(['findNextDepartures', tourKeys, months, locale, today], seasonTags, async () => {
    const wanted = new Set(tourKeys)
    const season = (await loadSeasonIn(db, { today, locale })).filter(({ tour }) => wanted.has(tour.key))
    const rank = ({ departsOn, availability }: DepartureFacts) =>
      Number(months.includes(Number(departsOn.slice(5, 7)))) * 2 + Number(availability === 'available')
    const best = new Map<string, DepartureFacts>()
    for (const each of season) {
      const known = best.get(each.tour.key)
      if (!known || rank(each) > rank(known)) best.set(each.tour.key, each)
    }
    return new Map([...best].map(([key, departure]) => [key, summarise(departure, locale)]))
  })
}
