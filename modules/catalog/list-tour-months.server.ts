import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { noRates, type LiraRates } from './domain/compare-prices.ts'
import { monthsOf, type TourMonth } from './domain/season-months.ts'
import { seasonTags } from './page-tags.server.ts'

/**
 * The twelve calendar months from `today` with the departures that the site of a language has, lowest prices and Hijri months, in order. Prices of
 * several currencies compare at the rates.
 */
export function listTourMonths(
  db: Db,
  { today, locale, rates = noRates }: { today: PlainDate; locale: Locale; rates?: LiraRates },
): Promise<TourMonth[]> {
  return noted(['listTourMonths', today, locale, rates], seasonTags, async () => {
    return monthsOf(await loadSeasonIn(db, { today, locale }), today, rates)
  })
}
