import type { RouterContextProvider } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { findHotelListing, parseHotelQuery } from '#modules/catalog/index.server.ts'
import { keepNothing } from '#platform/cache/page-notes.server.ts'
import type { HotelFacets, HotelQuery } from '#modules/catalog/index.ts'
import type { HotelCardFacts } from './hotel-card.tsx'

export const PAGE_SIZE = 24

export type HotelsData = {
  hotels: HotelCardFacts[]
  total: number
  pages: number
  facets: HotelFacets
  query: HotelQuery
  /** The name of the city that is looked at alone. */
  cityName: string | undefined
  /** Fields of the address that could not be read. */
  invalid: string[]
}

/** What the list of hotels shows. A filter that cannot be read gives an empty list, never another one. */
export async function loadHotels(context: Readonly<RouterContextProvider>, url: URL): Promise<HotelsData> {
  const locale = context.get(localeContext)
  const { query, invalid } = parseHotelQuery(url.searchParams)
  const found = await findHotelListing(context.get(servicesContext).db, { ...query, pageSize: PAGE_SIZE, locale })
  const { hotels, total } = invalid.length > 0 ? { hotels: [], total: 0 } : found
  if (hotels.length === 0 && url.search !== '') keepNothing()
  return {
    hotels: hotels.map(({ link, name, cityName, district, stars, distanceToName, walkMetres, walkMinutes, image }) => ({
      link,
      name,
      cityName,
      district,
      stars,
      distanceToName,
      walkMetres,
      walkMinutes,
      image,
    })),
    total,
    pages: Math.ceil(total / PAGE_SIZE),
    facets: found.facets,
    // A city may be asked for by its name; the links speak of its key.
    query: hotels[0] && query.filter.city ? { ...query, filter: { ...query.filter, city: hotels[0].city } } : query,
    cityName: query.filter.city === undefined ? undefined : hotels[0]?.cityName,
    invalid,
  }
}
