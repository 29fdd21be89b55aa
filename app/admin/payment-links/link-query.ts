import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { linkSorts, linkStatuses, type LinkSort, type LinkStatus } from '#modules/payment-links/index.ts'
import { readPage } from '../lists/read-page.ts'

export const listedStates = [...linkStatuses, 'expired'] as const

export type ListedState = LinkStatus | 'expired'

/** What the address of the list asks for. Values that make no sense are left out. */
export type LinkQuery = {
  q: string
  status: ListedState | undefined
  isArchive: boolean
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: LinkSort
  page: number
}

const LONGEST_SEARCH = 100

export function readLinkQuery(query: URLSearchParams): LinkQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: listedStates.find((state) => state === query.get('status')),
    isArchive: query.get('archive') === '1',
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: linkSorts.find((sort) => sort === query.get('sort')) ?? '-created',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function linkQueryValues({ q, isArchive, sort, page, ...rest }: LinkQuery) {
  return {
    q: q || undefined,
    archive: isArchive ? 1 : undefined,
    ...rest,
    sort: sort === '-created' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}

/** How the list is asked for a state as people see it: a pending link that has expired is not shown as pending. */
export function stateFilter(state: ListedState | undefined): {
  status?: LinkStatus
  isExpired?: boolean
} {
  if (state === undefined) return {}
  if (state === 'expired') return { status: 'pending', isExpired: true }
  return state === 'pending' ? { status: state, isExpired: false } : { status: state }
}
