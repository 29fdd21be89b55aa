import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { locales } from '#kernel/locale.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { durationBuckets, tourSorts, type TourFilter, type TourQuery } from './domain/filter.ts'
import { tourKinds } from './domain/tour.ts'

import { many, one } from './query-values.server.ts'
/**
 * Reads the query of a tour list. Unknown names and empty values are ignored, as native forms send every field.
 * `invalid` names the fields whose values mean nothing; they are left out of the query.
 */
export function parseTourQuery(search: URLSearchParams): { query: TourQuery; invalid: string[] } {
  const filter: TourFilter = {}
  const invalid: string[] = []
  const read = <Value>(name: string, shape: z.ZodType<Value>, keep: (value: Value) => void) => {
    const given = search.getAll(name).filter((value) => value.trim() !== '')
    if (given.length === 0) return
    const parsed = shape.safeParse(given)
    if (parsed.success) keep(parsed.data)
    else invalid.push(name)
  }
  read('month', one(month), (value) => (filter.month = value))
  read('duration', many(duration), (value) => (filter.durations = value))
  read('category', one(slug), (value) => (filter.category = value))
  read('stars', many(stars), (value) => (filter.stars = value))
  read('availability', one(z.enum(['available', 'full', 'closed'])), (value) => (filter.availability = value))
  read('priceMin', one(wholeAmount), (value) => (filter.priceMin = value))
  read('priceMax', one(wholeAmount), (value) => (filter.priceMax = value))
  read('currency', one(z.enum(currencies)), (value) => (filter.currency = value))
  read('walk', one(smallNumber), (value) => (filter.walk = value))
  read('people', one(party), (value) => (filter.people = value))
  read('q', one(z.string().trim().max(100)), (value) => (filter.q = value))
  read('date', one(day), (value) => (filter.date = value))
  read('kind', many(z.enum(tourKinds)), (value) => (filter.kinds = value))
  read('city', one(slug), (value) => (filter.city = value))
  read('airline', many(z.string().regex(/^[A-Z0-9]{2}$/)), (value) => (filter.airlines = value))
  read('language', one(z.enum(locales)), (value) => (filter.language = value))
  for (const name of switches) read(name, one(flag), (value) => value && (filter[name] = true))

  const query: TourQuery = { filter, sort: 'recommended', page: 1 }
  read('sort', one(z.enum(tourSorts)), (value) => (query.sort = value))
  read('page', one(z.coerce.number().int().min(1).max(10_000)), (value) => (query.page = value))
  if (filter.priceMin === undefined && filter.priceMax === undefined) delete filter.currency
  return { query, invalid }
}

const switches = ['ramadan', 'hajj', 'private', 'family', 'economy', 'near', 'direct'] as const

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** A `+` in a query is read as a space, hence `11 ` beside `11+`. */
const duration = z.union([
  z.literal(['11+', '11 ', '11-plus']).transform(() => '11+' as const),
  z.enum(durationBuckets),
  z.coerce.number().int().min(1).max(60),
])

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)

const stars = z.coerce.number().int().min(1).max(5)

const smallNumber = z.coerce.number().int().min(1).max(120)

const party = z.coerce.number().int().min(1).max(60)

const wholeAmount = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .transform((text) => Math.floor(Number(text)))

const flag = z.enum(['true', '1', 'on', 'false', '0']).transform((value) => value !== 'false' && value !== '0')

const day = z.string().transform((text, context): PlainDate => {
  const date = parsePlainDate(text)
  if (date) return date
  context.addIssue({ code: 'custom', message: 'no calendar day' })
  return z.NEVER
})
