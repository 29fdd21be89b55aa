import { z } from 'zod'
import { hotelSorts, type HotelFilter, type HotelQuery } from './domain/hotel-query.ts'
import { many, one } from './query-values.server.ts'

/**
 * Reads the query of a hotel list. Unknown names and empty values are ignored, as native forms send every field.
 * `invalid` names the fields whose values mean nothing; they are left out of the query.
 */
export function parseHotelQuery(search: URLSearchParams): { query: HotelQuery; invalid: string[] } {
  const invalid: string[] = []
  const read = <Value>(name: string, shape: z.ZodType<Value>, keep: (value: Value) => void) => {
    const given = search.getAll(name).filter((value) => value.trim() !== '')
    if (given.length === 0) return
    const parsed = shape.safeParse(given)
    if (parsed.success) keep(parsed.data)
    else invalid.push(name)
  }
  const filter: HotelFilter = {}
  const query: HotelQuery = { filter, sort: 'recommended', page: 1 }
  read('city', one(z.string().regex(/^[\p{L}\p{N}-]{1,80}$/u)), (value) => (filter.city = value))
  read('stars', many(z.coerce.number().int().min(1).max(5)), (value) => (filter.stars = value))
  read('sort', one(z.enum(hotelSorts)), (value) => (query.sort = value))
  read('page', one(z.coerce.number().int().min(1).max(10_000)), (value) => (query.page = value))
  return { query, invalid }
}
