import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { NewsItem } from '#modules/staff-desk/index.ts'

/** Where staff open what happened; `undefined` where there is nothing to open. */
export function openNewsHref(
  { kind, subjectId }: Pick<NewsItem, 'kind' | 'subjectId'>,
  locale: Locale,
): string | undefined {
  switch (kind) {
    case 'cancel-request':
      return paths.adminOrder(locale, subjectId)
    case 'payment':
      return paths.adminPayment(locale, subjectId)
    case 'review':
      return paths.adminReviews(locale)
    case 'mention':
      return paths.adminNote(locale, subjectId)
    case 'call-request':
      return paths.adminCallRequests(locale)
    case 'contact-message':
      return paths.adminContactMessages(locale)
    case 'information-request':
    case 'reservation-request':
      return paths.adminRequests(locale)
    case 'given-up-job':
      return undefined
  }
}
