import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeason } from './data/load-season.server.ts'
import { noRates, type LiraRates } from './domain/compare-prices.ts'
import { monthsOf, type TourMonth } from './domain/season-months.ts'
import { seasonTags } from './page-tags.server.ts'

/**
 * The twelve calendar months from `today` with their departures, lowest prices and Hijri months, in order. Prices of
 * several currencies compare at the rates.
 */
export function listTourMonths(
  db: Db,
  { today, rates = noRates }: { today: PlainDate; rates?: LiraRates },
): Promise<TourMonth[]> {
  return noted(['listTourMonths', today, rates], seasonTags, async () => {
    return monthsOf(await loadSeason(db, today), today, rates)
  })
}
