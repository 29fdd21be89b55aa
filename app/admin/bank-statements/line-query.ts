import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { lineGroups, lineSorts, type LineGroup, type LineSort } from '#modules/bank-statements/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the list of lines asks for. Values that make no sense are left out. */
export type LineQuery = {
  q: string
  state: LineGroup | undefined
  statement: string | undefined
  /** Days on which the bank booked it. */
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: LineSort
  page: number
}

export function readLineQuery(query: URLSearchParams): LineQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    state: lineGroups.find((group) => group === query.get('state')),
    statement: query.get('statement')?.slice(0, 100) || undefined,
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: lineSorts.find((sort) => sort === query.get('sort')) ?? '-day',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function lineQueryValues({ q, sort, page, ...rest }: LineQuery): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    ...rest,
    sort: sort === '-day' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}

/** What of it the list is asked for. */
export function lineFilter({ state, statement, ...rest }: LineQuery) {
  return { ...rest, group: state, statementId: statement }
}
