import { locales, type Locale } from '#kernel/locale.ts'
import {
  subscriptionSorts,
  subscriptionStates,
  type SubscriptionSort,
  type SubscriptionState,
} from '#modules/engagement/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the list asks for. Values that make no sense are left out. */
export type NewsletterQuery = {
  q: string
  state: SubscriptionState | undefined
  language: Locale | undefined
  sort: SubscriptionSort | undefined
  page: number
}

const LONGEST_SEARCH = 100

export function readNewsletterQuery(query: URLSearchParams): NewsletterQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: subscriptionStates.find((state) => state === query.get('state')),
    language: locales.find((language) => language === query.get('language')),
    sort: subscriptionSorts.find((sort) => sort === query.get('sort')),
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function newsletterQueryValues({ q, page, ...rest }: NewsletterQuery) {
  return { q: q || undefined, ...rest, page: page === 1 ? undefined : page }
}
