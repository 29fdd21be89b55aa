import type { Locale } from '#kernel/locale.ts'
import { chooseDepartures, sortDepartures } from './choose-departures.ts'
import type { LiraRates } from './compare-prices.ts'
import type { TourFilter, TourSort } from './filter.ts'
import type { DepartureFacts } from './season.ts'

const known = new WeakMap<readonly DepartureFacts[], Map<string, readonly DepartureFacts[]>>()

/**
 * The departures of a list that pass a filter, in the order of a sort. A list is put in order once: what is chosen of it
 * stays in that order, but for prices, whose order depends on which of them there are.
 */
export function chooseInOrder(
  departures: readonly DepartureFacts[],
  filter: TourFilter,
  { sort, locale, rates }: { sort: TourSort; locale: Locale; rates: LiraRates },
): DepartureFacts[] {
  if (sort === 'price' || sort === '-price')
    return sortDepartures(chooseDepartures(departures, filter, rates), sort, locale, rates)
  const orders = known.get(departures) ?? new Map<string, readonly DepartureFacts[]>()
  known.set(departures, orders)
  const name = `${sort} ${locale}`
  const inOrder = orders.get(name) ?? sortDepartures(departures, sort, locale)
  orders.set(name, inOrder)
  return chooseDepartures(inOrder, filter, rates)
}
