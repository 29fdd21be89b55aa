import { z } from 'zod'
import { hotelSorts, type HotelFilter, type HotelQuery } from './domain/hotel-query.ts'
import { many, one, queryReader } from './query-values.server.ts'

/**
 * Reads the query of a hotel list. Unknown names and empty values are ignored, as native forms send every field.
 * `invalid` names the fields whose values mean nothing; they are left out of the query.
 */
export function parseHotelQuery(search: URLSearchParams): { query: HotelQuery; invalid: string[] } {
  const { read, invalid } = queryReader(search, fields)
  const filter: HotelFilter = {}
  const query: HotelQuery = { filter, sort: 'recommended', page: 1 }
  read('city', (value) => (filter.city = value))
  read('stars', (value) => (filter.stars = value))
  read('sort', (value) => (query.sort = value))
  read('page', (value) => (query.page = value))
  return { query, invalid }
}

/** Every field a list may be asked by, with the values that mean something. */
const fields = {
  city: one(z.string().regex(/^[\p{L}\p{N}-]{1,80}$/u)),
  stars: many(z.coerce.number().int().min(1).max(5)),
  sort: one(z.enum(hotelSorts)),
  page: one(z.coerce.number().int().min(1).max(10_000)),
}

/** The query of a hotel list, for the description of calls. */
export const HotelListQuery = z.object(fields).partial()
