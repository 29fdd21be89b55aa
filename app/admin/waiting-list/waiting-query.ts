import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { waitingSorts, type WaitingSort } from '#modules/catalog/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the waiting lists asks for. Values that make no sense are left out. */
export type WaitingQuery = {
  q: string
  /** Days of departure. */
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: WaitingSort
  page: number
}

const LONGEST_SEARCH = 100

export function readWaitingQuery(query: URLSearchParams): WaitingQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: waitingSorts.find((sort) => sort === query.get('sort')) ?? 'departs',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function waitingQueryValues({
  q,
  sort,
  page,
  ...rest
}: WaitingQuery): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    ...rest,
    sort: sort === 'departs' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}
