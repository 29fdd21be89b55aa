import { paths } from '#app/addresses/paths.ts'
import { isExpired, type PaymentLink } from '#modules/payment-links/index.ts'
import type { LinkView } from './link-view.ts'

/** A link with the address its customer gets, in the customer's language. */
export function toLinkView<Link extends PaymentLink>(link: Link, origin: string, now: Date): Link & LinkView {
  return {
    ...link,
    state: isExpired(link, now) ? 'expired' : link.status,
    url: origin + paths.payment(link.locale, link.token),
  }
}
