import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { offerSorts, offerStates, type OfferSort, type OfferState } from '#modules/agents/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the list asks for. Values that make no sense are left out. */
export type OfferQuery = {
  q: string
  state: OfferState | undefined
  /** Days on which it was written. */
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: OfferSort
  page: number
}

const LONGEST_SEARCH = 100

export function readOfferQuery(query: URLSearchParams): OfferQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: offerStates.find((state) => state === query.get('state')),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: offerSorts.find((sort) => sort === query.get('sort')) ?? '-created',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function offerQueryValues({
  q,
  sort,
  page,
  ...rest
}: Partial<OfferQuery>): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    ...rest,
    sort: sort === '-created' ? undefined : sort,
    page: page === undefined || page === 1 ? undefined : page,
  }
}
