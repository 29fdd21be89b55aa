import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery, refuseFilters } from '#app/api/calls/read-query.server.ts'
import { PageQuery, pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findHotelListing, HotelListQuery, parseHotelQuery } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/hotels-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { hotelSummaryOnWire, WireHotelSummary } from './wire-hotel.ts'

const PageSize = z.object({ pageSize: PageQuery.shape.pageSize })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Hotels, filtered; by city and walk unless asked otherwise',
      query: HotelListQuery.extend(PageSize.shape),
      answers: { 200: pageListOf(WireHotelSummary) },
      problems: ['filter_invalid'],
    },
  },
}

/** The hotels that pass the filter, a page at a time. */
export async function loader(call: Route.LoaderArgs) {
  const { context, url } = call
  const { db, env } = context.get(servicesContext)
  const { query, invalid } = parseHotelQuery(url.searchParams)
  const size = readQuery(call, PageSize)
  if (invalid.length > 0 || !size.ok) return refuseFilters(call, size.ok ? invalid : [...invalid, 'pageSize'])
  const { pageSize } = size.value

  const { hotels, total } = await findHotelListing(db, { ...query, pageSize, locale: context.get(localeContext) })
  const { origin } = env.publicUrl
  const body = pageOf(
    hotels.map((hotel) => hotelSummaryOnWire(hotel, origin)),
    { page: query.page, pageSize, total },
  )
  return publicAnswer(call, body, nextPageLink(url, origin, body.meta))
}
