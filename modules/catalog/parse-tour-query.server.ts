import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { locales } from '#kernel/locale.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { durationBuckets } from './domain/durations.ts'
import { tourSorts, type TourFilter, type TourQuery } from './domain/filter.ts'
import { holidayKinds } from './domain/holiday-marks.ts'
import { tourKinds } from './domain/tour.ts'
import { many, one, queryReader } from './query-values.server.ts'

/**
 * Reads the query of a tour list. Unknown names and empty values are ignored, as native forms send every field.
 * `invalid` names the fields whose values mean nothing; they are left out of the query.
 */
export function parseTourQuery(search: URLSearchParams): { query: TourQuery; invalid: string[] } {
  const filter: TourFilter = {}
  const { read, invalid } = queryReader(search, fields)
  read('month', (value) => (filter.month = value))
  read('holiday', (value) => (filter.holidays = value))
  read('when', (value) => Object.assign(filter, value))
  read('duration', (value) => (filter.durations = value))
  read('category', (value) => (filter.category = value))
  read('stars', (value) => (filter.stars = value))
  read('availability', (value) => (filter.availability = value))
  read('priceMin', (value) => (filter.priceMin = value))
  read('priceMax', (value) => (filter.priceMax = value))
  read('walk', (value) => (filter.walk = value))
  read('people', (value) => (filter.people = value))
  read('q', (value) => (filter.q = value))
  read('date', (value) => (filter.date = value))
  read('kind', (value) => (filter.kinds = value))
  read('city', (value) => (filter.city = value))
  read('airline', (value) => (filter.airlines = value))
  read('language', (value) => (filter.language = value))
  for (const name of switches) read(name, (value) => value && (filter[name] = true))

  const query: TourQuery = { filter, sort: 'recommended', page: 1 }
  read('sort', (value) => (query.sort = value))
  read('page', (value) => (query.page = value))
  read('currency', (value) => (query.currency = value))
  const isBounded = filter.priceMin !== undefined || filter.priceMax !== undefined
  if (isBounded && query.currency) filter.currency = query.currency
  return { query, invalid }
}

const switches = ['ramadan', 'hajj', 'private', 'family', 'economy', 'near', 'direct', 'certain'] as const

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** The finder asks for a month or an occasion in one field; lists have a field for each. */
const occasion = z.union([
  month.transform((value): TourFilter => ({ month: value })),
  z.literal('ramadan').transform((): TourFilter => ({ ramadan: true })),
  z.enum(holidayKinds).transform((kind): TourFilter => ({ holidays: [kind] })),
])

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

/** Every field a list may be asked by, with the values that mean something. */
const fields = {
  month: one(month),
  holiday: many(z.enum(holidayKinds)),
  when: one(occasion),
  duration: many(duration),
  category: one(slug),
  stars: many(stars),
  availability: one(z.enum(['available', 'full', 'closed'])),
  priceMin: one(wholeAmount),
  priceMax: one(wholeAmount),
  currency: one(z.enum(currencies)),
  walk: one(smallNumber),
  people: one(party),
  q: one(z.string().trim().max(100)),
  date: one(day),
  kind: many(z.enum(tourKinds)),
  city: one(slug),
  airline: many(z.string().regex(/^[A-Z0-9]{2}$/)),
  language: one(z.enum(locales)),
  sort: one(z.enum(tourSorts)),
  page: one(z.coerce.number().int().min(1).max(10_000)),
  ramadan: one(flag),
  hajj: one(flag),
  private: one(flag),
  family: one(flag),
  economy: one(flag),
  near: one(flag),
  direct: one(flag),
  certain: one(flag),
}

/** The query of a tour list, for the description of calls. */
export const TourListQuery = z.object(fields).partial()
