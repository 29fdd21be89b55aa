import type { RouterContextProvider } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { withQuery } from '#app/addresses/paths.ts'
import { formatDate, formatMonth } from '#kernel/format-date.ts'
import { RAMADAN, toHijri } from '#kernel/hijri.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { findTourListing, parseTourQuery, type TourListing } from '#modules/catalog/index.server.ts'
import { comparableCurrencies, liraRatesOf, type LiraRates } from '#modules/catalog/index.ts'
import { listShownRates } from '#modules/ledger/index.server.ts'
import { keepNothing } from '#platform/cache/page-notes.server.ts'
import type { DurationRange, TourFilter, TourQuery } from '#modules/catalog/index.ts'
import { withDealtPictures } from './deal-pictures.ts'
import { durationKeys, durationValues } from './duration-words.ts'
import { listAddress } from './list-address.ts'
import { FARTHEST_WALK, PAGE_SIZE, type ListName } from '#app/addresses/named-lists.ts'

export type ListingData = {
  listing: TourListing
  query: TourQuery
  pages: number
  heading: { title: string; lead: string }
  /** The path without language that search engines should know, and whether they should. */
  canonical: string
  isIndexed: boolean
  /** Path and query of this list without language, for its pages and its orders. */
  own: { path: string; filter: TourFilter }
  prices: ShownPrices
  /** Fields of the address that could not be read. */
  invalid: string[]
}

/** In which currencies prices can be shown beside their own, and by what. */
export type ShownPrices = {
  /** Currencies to choose from; none while no rate is known. */
  offered: Currency[]
  rates: LiraRates
  /** The day of the oldest of these rates. */
  on: PlainDate | undefined
  /** What the bounds of the price filter are in. */
  boundsIn: Currency
}

type ListRequest = {
  /** The path without language, and what it stands for. */
  path: string
  name: ListName
  preset: TourFilter
  /** Instead of the words of the name. */
  heading?: { title: string; lead: string }
}

/** What a list page shows. A filter that cannot be read gives an empty list, never another one. */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: ListRequest,
): Promise<ListingData> {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const { query: asked, invalid } = parseTourQuery(url.searchParams)
  if ((asked.filter.walk ?? 0) >= FARTHEST_WALK) delete asked.filter.walk
  const known = await listShownRates(db)
  const rates = liraRatesOf(known)
  const offered = comparableCurrencies(rates)
  const { currency: wished, ...rest } = asked
  const currency = wished && offered.includes(wished) ? wished : undefined
  const query = { ...rest, ...(currency && { currency }), filter: { ...asked.filter, ...request.preset } }
  const bounds = asked.filter.currency ?? currency ?? (offered.length > 0 ? usualBounds : undefined)
  const found = await findTourListing(db, { ...query, currency: bounds, pageSize: PAGE_SIZE, locale, today, rates })
  const listing =
    invalid.length > 0 ? { ...found, tours: [], total: 0 } : { ...found, tours: withDealtPictures(found.tours) }

  if ((listing.tours.length === 0 && url.search !== '') || wished !== currency) keepNothing()
  const isFiltered = Object.keys(asked.filter).length > 0
  const isBehindEnd = listing.tours.length === 0 && query.page > 1
  const page = query.page > 1 ? { page: query.page } : {}
  return {
    listing,
    query,
    invalid,
    pages: Math.ceil(listing.total / PAGE_SIZE),
    heading:
      request.heading ??
      headingOf(isFiltered ? nameOfFilter(query.filter, request.name) : request.name, query.filter, {
        locale,
        today,
        durations: listing.facets.durations,
      }),
    canonical: isFiltered ? listAddress({ filter: query.filter, ...page }) : withQuery(request.path, page),
    isIndexed:
      invalid.length === 0 &&
      !isBehindEnd &&
      query.sort === 'recommended' &&
      currency === undefined &&
      !listAddress({ filter: isFiltered ? query.filter : {} }).includes('?'),
    own: { path: request.path, filter: asked.filter },
    prices: {
      offered,
      rates,
      on: known.map(({ on }) => on).toSorted()[0],
      boundsIn: bounds ?? found.facets.prices?.currency ?? usualBounds,
    },
  }
}

/** What a bound without a currency is in. */
const usualBounds = 'USD'

/** An address with a filter that cannot be read is a bad request, answered by a page that says so. */
export function statusOf({ invalid }: ListingData): number {
  return invalid.length > 0 ? 400 : 200
}

function nameOfFilter(filter: TourFilter, name: ListName): ListName {
  if (name !== 'all') return name
  if (filter.ramadan) return 'ramadan'
  return filter.month && Object.keys(filter).length === 1 ? 'month' : 'found'
}

function headingOf(
  name: ListName,
  filter: TourFilter,
  { locale, today, durations }: { locale: Locale; today: PlainDate; durations: readonly DurationRange[] },
) {
  const text = translator(locale, 'listings')
  const start = firstOfRamadan(today)
  const range = durations.find(({ value }) => name === `duration-${durationKeys[value]}`)
  const values = {
    ...durationValues(range ?? { from: 0, to: 0 }),
    month: filter.month ? formatMonth(filter.month, locale) : '',
    year: String(toHijri(start).year),
    date: formatDate(start, locale, { weekday: true }),
  }
  return { title: text(`${name}-title`, values), lead: text(`${name}-lead`, values) }
}

/** The first day of the Ramadan that has not ended. */
function firstOfRamadan(today: PlainDate): PlainDate {
  let day = addDays(today, -29)
  while (!(toHijri(day).month === RAMADAN && toHijri(day).day === 1)) day = addDays(day, 1)
  return day
}
