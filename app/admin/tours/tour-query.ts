import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { departureStatuses, staffTourSorts, type DepartureStatus, type StaffTourSort } from '#modules/catalog/index.ts'
import { readPage } from '../lists/read-page.ts'

export const tourTimes = ['upcoming', 'past', 'all'] as const

/** What the address of the list asks for. Values that make no sense are left out. */
export type TourListQuery = {
  q: string
  status: DepartureStatus | undefined
  category: string | undefined
  /** Without days, the list begins today. */
  when: (typeof tourTimes)[number]
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: StaffTourSort
  page: number
}

const LONGEST_SEARCH = 100

export function readTourListQuery(query: URLSearchParams): TourListQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: departureStatuses.find((status) => status === query.get('status')),
    category: query.get('category')?.slice(0, LONGEST_SEARCH) || undefined,
    when: tourTimes.find((when) => when === query.get('when')) ?? 'upcoming',
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: readTourSort(query.get('sort')),
    page: readPage(query),
  }
}

/** The order that was asked for; the next departure first if none. */
export function readTourSort(typed: string | null): StaffTourSort {
  return staffTourSorts.find((sort) => sort === typed) ?? 'departureDate'
}

/** The same as query values, without what says nothing. */
export function tourListValues({ q, when, sort, page, ...rest }: TourListQuery) {
  return {
    q: q || undefined,
    when: when === 'upcoming' ? undefined : when,
    ...rest,
    sort: sort === 'departureDate' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}

/** The days the list is asked for: those typed, else those of the view. */
export function daysAsked(
  { from, to, when }: Pick<TourListQuery, 'from' | 'to' | 'when'>,
  { today, yesterday }: { today: PlainDate; yesterday: PlainDate },
): { from?: PlainDate | undefined; to?: PlainDate | undefined } {
  if (from !== undefined || to !== undefined) return { from, to }
  if (when === 'past') return { to: yesterday }
  return when === 'upcoming' ? { from: today } : {}
}
