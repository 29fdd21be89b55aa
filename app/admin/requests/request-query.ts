import { requestKinds, requestStates, type RequestKind, type RequestState } from '#modules/engagement/index.ts'

/** What the address of a list of requests asks for. Values that make no sense are left out. */
export type RequestQuery = {
  q: string
  state: RequestState | undefined
  kind: RequestKind | undefined
  /** An id, or `nobody`. */
  assignee: string | undefined
  page: number
}

const LONGEST_SEARCH = 100
const LAST_PAGE = 10_000

export function readRequestQuery(query: URLSearchParams): RequestQuery {
  const page = Number(query.get('page') ?? '1')
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: requestStates.find((state) => state === query.get('state')),
    kind: requestKinds.find((kind) => kind === query.get('kind')),
    assignee: query.get('assignee')?.slice(0, 40) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The same as query values, without what says nothing. */
export function requestQueryValues({
  q,
  page,
  ...rest
}: Partial<RequestQuery>): Record<string, string | number | undefined> {
  return { q: q || undefined, ...rest, page: page === undefined || page === 1 ? undefined : page }
}
