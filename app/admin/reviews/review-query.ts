import { locales, type Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { reviewSorts, reviewStatuses, type ReviewSort, type ReviewStatus } from '#modules/content/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the list asks for. Values that make no sense are left out. */
export type ReviewQuery = {
  q: string
  status: ReviewStatus | undefined
  rating: number | undefined
  language: Locale | undefined
  from: PlainDate | undefined
  to: PlainDate | undefined
  sort: ReviewSort
  page: number
}

const LONGEST_SEARCH = 100

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const rating = /^[1-5]$/.exec(query.get('rating') ?? '')
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: reviewStatuses.find((status) => status === query.get('state')),
    rating: rating ? Number(rating[0]) : undefined,
    language: locales.find((language) => language === query.get('language')),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: reviewSorts.find((sort) => sort === query.get('sort')) ?? 'waiting',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function reviewQueryValues({
  q,
  status,
  sort,
  page,
  ...rest
}: Partial<ReviewQuery>): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    state: status,
    ...rest,
    sort: sort === 'waiting' ? undefined : sort,
    page: page === undefined || page === 1 ? undefined : page,
  }
}
