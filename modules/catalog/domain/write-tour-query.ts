import type { Currency } from '#kernel/money.ts'
import type { TourFilter, TourQuery, TourSort } from './filter.ts'

export type QueryValues = Record<string, string | number | boolean | readonly string[] | undefined>

/** The query of an address that shows this list; what is usual is left out, so that one list has one address. */
export function writeTourQuery({
  filter,
  sort,
  page,
  currency,
}: { filter: TourFilter; sort?: TourSort; page?: number; currency?: Currency | undefined } | TourQuery): QueryValues {
  const { kinds, airlines, stars, durations, holidays, ...rest } = filter
  return {
    ...rest,
    ...(kinds?.length ? { kind: kinds } : {}),
    ...(durations?.length ? { duration: durations.map((each) => (each === '11+' ? '11-plus' : String(each))) } : {}),
    ...(holidays?.length ? { holiday: holidays } : {}),
    ...(stars?.length ? { stars: stars.map(String) } : {}),
    ...(airlines?.length ? { airline: airlines } : {}),
    ...(currency ? { currency } : {}),
    ...(sort && sort !== 'recommended' ? { sort } : {}),
    ...(page && page > 1 ? { page } : {}),
  }
}
