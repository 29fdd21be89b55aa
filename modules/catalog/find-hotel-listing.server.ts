import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Hotel } from './domain/hotel.ts'
import { chooseHotels, countHotelFacets, sortHotels, type HotelFacets, type HotelQuery } from './domain/hotel-query.ts'
import { listHotels } from './list-hotels.server.ts'

export type HotelListing = { hotels: Hotel[]; total: number; facets: HotelFacets }

/** One page of the hotels that pass the filter, how many there are in all, and what each filter would leave: one query. */
export async function findHotelListing(
  db: Db,
  { filter, sort, page, pageSize, locale }: HotelQuery & { pageSize: number; locale: Locale },
): Promise<HotelListing> {
  const all = await listHotels(db, locale)
  const chosen = sortHotels(chooseHotels(all, filter), sort, locale)
  const first = (page - 1) * pageSize
  return {
    hotels: chosen.slice(first, first + pageSize),
    total: chosen.length,
    facets: countHotelFacets(all, filter),
  }
}
