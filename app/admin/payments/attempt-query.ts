import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { attemptSorts, attemptStates, type AttemptSort, type AttemptState } from '#modules/payments/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the list asks for. Values that make no sense are left out. */
export type AttemptQuery = {
  q: string
  /** Only what waits for a person. */
  needsPerson: boolean
  state: AttemptState | undefined
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: AttemptSort
  page: number
}

const LONGEST_SEARCH = 100

export function readAttemptQuery(query: URLSearchParams): AttemptQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    needsPerson: query.get('attention') === '1',
    state: attemptStates.find((state) => state === query.get('state')),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: attemptSorts.find((sort) => sort === query.get('sort')) ?? '-created',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function attemptQueryValues({
  q,
  needsPerson,
  sort,
  page,
  ...rest
}: Partial<AttemptQuery>): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    attention: needsPerson ? 1 : undefined,
    ...rest,
    sort: sort === '-created' ? undefined : sort,
    page: page === undefined || page === 1 ? undefined : page,
  }
}
