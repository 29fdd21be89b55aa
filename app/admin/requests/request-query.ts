import { addDays, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import {
  requestKinds,
  requestSorts,
  requestStates,
  type RequestKind,
  type RequestSort,
  type RequestState,
} from '#modules/engagement/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of a list of requests asks for. Values that make no sense are left out. */
export type RequestQuery = {
  q: string
  state: RequestState | undefined
  kind: RequestKind | undefined
  /** An id, or `nobody`. */
  assignee: string | undefined
  /** Days on which somebody asked. */
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: RequestSort
  page: number
}

const LONGEST_SEARCH = 100

export function readRequestQuery(query: URLSearchParams): RequestQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: requestStates.find((state) => state === query.get('state')),
    kind: requestKinds.find((kind) => kind === query.get('kind')),
    assignee: query.get('assignee')?.slice(0, 40) || undefined,
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: requestSorts.find((sort) => sort === query.get('sort')) ?? 'waiting',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function requestQueryValues({
  q,
  sort,
  page,
  ...rest
}: Partial<RequestQuery>): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    ...rest,
    sort: sort === 'waiting' ? undefined : sort,
    page: page === undefined || page === 1 ? undefined : page,
  }
}

/** The days of an address as the moments between which somebody asked. */
export function momentsOf({ from, to }: Pick<RequestQuery, 'from' | 'to'>): {
  from: Date | undefined
  to: Date | undefined
} {
  return { from: from && startInIstanbul(from), to: to && startInIstanbul(addDays(to, 1)) }
}
