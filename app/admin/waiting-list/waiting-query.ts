import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { waitingSorts, type WaitingSort } from '#modules/catalog/index.ts'

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
const LAST_PAGE = 10_000

export function readWaitingQuery(query: URLSearchParams): WaitingQuery {
  const page = Number(query.get('page') ?? '1')
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: waitingSorts.find((sort) => sort === query.get('sort')) ?? 'departs',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
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
