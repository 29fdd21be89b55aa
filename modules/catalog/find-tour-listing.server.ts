import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonWithRules } from './data/load-season.server.ts'
import { chooseDepartures } from './domain/choose-departures.ts'
import { chooseInOrder } from './domain/choose-in-order.ts'
import { noRates } from './domain/compare-prices.ts'
import { countFacets, type TourFacets } from './domain/count-facets.ts'
import { seasonInLanguage } from './domain/season-in-language.ts'
import { monthsOf, type TourMonth } from './domain/season-months.ts'
import { summarise } from './domain/summarise.ts'
import type { TourSummary } from './domain/tour.ts'
import type { TourListRequest } from './list-tours.server.ts'
import { seasonTags } from './page-tags.server.ts'

export type TourListing = {
  tours: TourSummary[]
  total: number
  facets: TourFacets
  /** Twelve months with what each would show, the other filters being as they are. */
  months: TourMonth[]
  /** The first departure that every filter but the month lets through. */
  nearestOn: PlainDate | null
}

/** Everything a list page shows, from one reading of the season. */
export function findTourListing(
  db: Db,
  request: TourListRequest & { currency?: Currency | undefined },
): Promise<TourListing> {
  return noted(['findTourListing', request], seasonTags, async () => {
    const { filter, sort, page, pageSize, locale, today, rates = noRates, currency } = request
    const { month: _, ...anyMonth } = filter
    const { list, rules } = await loadSeasonWithRules(db, today)
    const season = seasonInLanguage(list, locale)
    const inAnyMonth = chooseDepartures(season, anyMonth, rates)
    const chosen = chooseInOrder(season, filter, { sort, locale, rates })
    const first = (page - 1) * pageSize
    return {
      tours: chosen.slice(first, first + pageSize).map((each) => summarise(each, locale)),
      total: chosen.length,
      facets: countFacets(season, filter, { locale, durations: rules.durations, rates, currency }),
      months: monthsOf(inAnyMonth, today, rates),
      nearestOn: inAnyMonth[0]?.departsOn ?? null,
    }
  })
}
