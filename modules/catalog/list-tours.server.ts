import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSeasonIn } from './data/load-season.server.ts'
import { chooseInOrder } from './domain/choose-in-order.ts'
import { noRates, type LiraRates } from './domain/compare-prices.ts'
import type { TourFilter, TourSort } from './domain/filter.ts'
import { summarise } from './domain/summarise.ts'
import type { TourSummary } from './domain/tour.ts'
import { seasonTags } from './page-tags.server.ts'

export type TourListRequest = {
  filter: TourFilter
  sort: TourSort
  /** From 1. */
  page: number
  pageSize: number
  locale: Locale
  today: PlainDate
  /** By which prices of different currencies compare. */
  rates?: LiraRates
}

/**
 * One page of the published departures from `today` on, and how many there are in all.
 * A page behind the end is empty with the right total. One query, and five more when the catalogue has changed.
 */
export function listTours(db: Db, request: TourListRequest): Promise<{ tours: TourSummary[]; total: number }> {
  return noted(['listTours', request], seasonTags, async () => {
    const { filter, sort, page, pageSize, locale, today, rates = noRates } = request
    const season = await loadSeasonIn(db, { today, locale })
    const chosen = chooseInOrder(season, filter, { sort, locale, rates })
    const first = (page - 1) * pageSize
    return { tours: chosen.slice(first, first + pageSize).map((each) => summarise(each, locale)), total: chosen.length }
  })
}
