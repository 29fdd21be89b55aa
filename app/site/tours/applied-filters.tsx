import { localePath } from '#app/addresses/paths.ts'
import { ChipLink } from '#app/ui/chip-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate, formatMonth } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { money } from '#kernel/money.ts'
import type { TourListing } from '#modules/catalog/index.server.ts'
import type { TourFilter, TourQuery } from '#modules/catalog/index.ts'
import { durationKeys, durationValues } from './duration-words.ts'
import { listAddress } from './list-address.ts'
import styles from './applied-filters.module.css'

/** What narrows the list, each with a way to take it away. */
export function AppliedFilters({ query, listing }: { query: TourQuery; listing: TourListing }) {
  const text = useText('tours')
  const locale = useLocale()
  const applied = useAppliedFilters(query.filter, listing)
  if (applied.length === 0) return null
  return (
    <ul className={styles.chips}>
      {applied.map(({ label, without }) => (
        <li key={label}>
          <ChipLink
            href={localePath(locale, listAddress({ filter: without, sort: query.sort, currency: query.currency }))}
            aria-label={text('chip-remove', { name: label })}
          >
            {label}
            <Icon name="x" />
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

const switches = ['ramadan', 'hajj', 'private', 'family', 'economy', 'near', 'direct', 'certain'] as const

/** How many parts of the filter are applied, for the button that opens the filters on a phone. */
export function countApplied(filter: TourFilter): number {
  const { currency: _, priceMin, priceMax, ...rest } = filter
  const lists = Object.values(rest).map((value) => (Array.isArray(value) ? value.length : 1))
  return lists.reduce((sum, each) => sum + each, 0) + Number(priceMin !== undefined || priceMax !== undefined)
}

const availabilityLabels = { available: 'chip-available', full: 'full', closed: 'closed' } as const

type Applied = { label: string; without: TourFilter }

function useAppliedFilters(filter: TourFilter, listing: TourListing): Applied[] {
  const text = useText('tours')
  const locale = useLocale()
  const without = (...names: (keyof TourFilter)[]) =>
    Object.fromEntries(
      Object.entries(filter).filter(([name]) => !names.includes(name as keyof TourFilter)),
    ) as TourFilter
  const one = (name: keyof TourFilter, label: string | undefined): Applied[] =>
    filter[name] === undefined || label === undefined ? [] : [{ label, without: without(name) }]
  const many = <Value,>(
    name: 'kinds' | 'stars' | 'airlines' | 'durations' | 'holidays',
    values: readonly Value[] | undefined,
    labelOf: (value: Value) => string,
  ): Applied[] =>
    (values ?? []).map((value) => {
      const left = (values ?? []).filter((each) => each !== value)
      return { label: labelOf(value), without: left.length > 0 ? { ...filter, [name]: left } : without(name) }
    })
  return [
    ...one('q', filter.q && text('search-words', { words: filter.q })),
    ...one('month', filter.month && formatMonth(filter.month, locale)),
    ...one('date', filter.date && text('on-the-road', { date: formatDate(filter.date, locale) })),
    ...many('kinds', filter.kinds, (kind) => text(`kind-${kind}`)),
    ...many('holidays', filter.holidays, (kind) => text(`holiday-${kind}`)),
    ...many('durations', filter.durations, (days) => {
      const range = listing.facets.durations.find(({ value }) => value === days)
      if (range) return text(`chip-${durationKeys[range.value]}`, durationValues(range))
      return text('chip-days', { count: Number(days) })
    }),
    ...many('stars', filter.stars, (count) => text('star-hotel', { count })),
    ...switches.flatMap((name) => one(name, text(`chip-${name}`))),
    ...one('walk', filter.walk === undefined ? undefined : text('walk-up-to', { minutes: filter.walk })),
    ...priceFilter(filter, without('priceMin', 'priceMax', 'currency'), {
      text,
      format: (whole) => formatMoney(money(whole * 100, filter.currency ?? 'USD'), locale),
    }),
    ...one('people', filter.people === undefined ? undefined : text('places-for', { count: filter.people })),
    ...one('availability', filter.availability && text(availabilityLabels[filter.availability])),
    ...many(
      'airlines',
      filter.airlines,
      (code) => listing.facets.airlines.find(({ value }) => value === code)?.name ?? code,
    ),
    ...one('language', filter.language && text(`language-${filter.language}`)),
    ...one(
      'city',
      filter.city &&
        (listing.tours.flatMap(({ hotels }) => hotels).find(({ city }) => city === filter.city)?.cityName ??
          filter.city),
    ),
  ]
}

function priceFilter(
  { priceMin, priceMax }: TourFilter,
  without: TourFilter,
  { text, format }: { text: ReturnType<typeof useText<'tours'>>; format: (whole: number) => string },
): Applied[] {
  if (priceMin !== undefined && priceMax !== undefined)
    return [{ label: text('price-between', { lowest: format(priceMin), highest: format(priceMax) }), without }]
  if (priceMin !== undefined) return [{ label: text('price-from', { price: format(priceMin) }), without }]
  return priceMax === undefined ? [] : [{ label: text('price-up-to', { price: format(priceMax) }), without }]
}
