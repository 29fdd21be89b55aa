import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery, refuseFilters } from '#app/api/calls/read-query.server.ts'
import { PageQuery, pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listTours, parseTourQuery, TourListQuery } from '#modules/catalog/index.server.ts'
import { liraRatesOf } from '#modules/catalog/index.ts'
import { listShownRates } from '#modules/ledger/index.server.ts'
import type { Route } from './+types/tours-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { summaryOnWire } from './tour-on-wire.ts'
import { WireTourSummary } from './wire-tour.ts'

const ToursQuery = TourListQuery.extend({ pageSize: PageQuery.shape.pageSize })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Departures on sale, filtered',
      query: ToursQuery,
      answers: { 200: pageListOf(WireTourSummary) },
      problems: ['filter_invalid'],
    },
  },
}

const PageSize = z.object({ pageSize: PageQuery.shape.pageSize })

/** The departures on sale, filtered, a page at a time; by day of departure unless asked otherwise. */
export async function loader(call: Route.LoaderArgs) {
  const { context, url } = call
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { query, invalid } = parseTourQuery(url.searchParams)
  const size = readQuery(call, PageSize)
  if (invalid.length > 0 || !size.ok) return refuseFilters(call, size.ok ? invalid : [...invalid, 'pageSize'])
  const { pageSize } = size.value

  const sort = query.sort === 'recommended' ? 'departureDate' : query.sort
  const rates = liraRatesOf(await listShownRates(db))
  const today = dayInIstanbul(new Date())
  const { tours, total } = await listTours(db, { ...query, sort, pageSize, locale, today, rates })
  const { origin } = env.publicUrl
  const body = pageOf(
    tours.map((tour) => summaryOnWire(tour, origin)),
    { page: query.page, pageSize, total },
  )
  return publicAnswer(call, body, nextPageLink(url, origin, body.meta))
}
