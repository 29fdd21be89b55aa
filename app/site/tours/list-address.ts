import { localePath, withQuery } from '#app/addresses/paths.ts'
import type { Currency } from '#kernel/money.ts'
import type { Locale } from '#kernel/locale.ts'
import { writeTourQuery, type TourFilter, type TourSort } from '#modules/catalog/index.ts'
import { namedLists } from '#app/addresses/named-lists.ts'

/** Where a filter alone has an address of its own; the first list with it wins. */
const pathOfFilter = new Map(
  Object.entries(namedLists)
    .toReversed()
    .filter(([path]) => !path.startsWith('/umre/') && path !== '/ozel-turlar' && path !== '/istanbul-turlari')
    .map(([path, { filter }]) => [JSON.stringify(filter), path]),
)

/** The path, without language, of the list that a filter shows: its own address where it has one, else a query. */
export function listAddress({
  filter,
  ...order
}: {
  filter: TourFilter
  sort?: TourSort
  page?: number
  currency?: Currency | undefined
}): string {
  const { month, ...rest } = filter
  const isMonthAlone = month !== undefined && Object.keys(rest).length === 0
  const path = isMonthAlone ? `/tours/month/${month}` : pathOfFilter.get(JSON.stringify(filter))
  return path
    ? withQuery(path, writeTourQuery({ filter: {}, ...order }))
    : withQuery('/tours', writeTourQuery({ filter, ...order }))
}

/** The address of a page or an order of the list that is shown at `path` with `filter` in its query. */
export function addressWithin(
  locale: Locale,
  { path, filter }: { path: string; filter: TourFilter },
  changes: { sort?: TourSort; page?: number; currency?: Currency | undefined },
): string {
  return localePath(locale, withQuery(path, writeTourQuery({ filter, ...changes })))
}
