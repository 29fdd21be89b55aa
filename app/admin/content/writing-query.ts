import { writingSorts, writingStates, type WritingSort, type WritingState } from '#modules/content/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of a list asks for. Values that make no sense are left out. */
export type WritingQuery = {
  q: string
  state: WritingState | undefined
  /** The agency's own order unless something else is said. */
  sort: WritingSort | undefined
  page: number
}

const LONGEST_SEARCH = 100

export function readWritingQuery(query: URLSearchParams): WritingQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: writingStates.find((state) => state === query.get('state')),
    sort: writingSorts.find((sort) => sort === query.get('sort')),
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function writingQueryValues({
  q,
  state,
  sort,
  page,
}: WritingQuery): Record<string, string | number | undefined> {
  return { q: q || undefined, state, sort, page: page === 1 ? undefined : page }
}
