import { data } from 'react-router'
import { findAgency } from '#app/work/find-agency.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { waitingOfferOf } from '#app/http/middleware/waiting-offer-cookie.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { currencies } from '#kernel/money.ts'
import { CART_COOKIE, decodeLines } from '#modules/booking/index.ts'
import { documentIds } from '#modules/booking/index.ts'
import { readDocument } from '#modules/booking/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import type { Route } from './+types/document-page.ts'
import { LegalDocument } from '../legal-document.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'checkout',
  isCached: false,
  areas: ['checkout', 'ui'],
  query: ['currency'],
}

/** A legal text with the facts of the cart, to be read before it is accepted. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const id = documentIds.find((each) => each === params.document)
  if (!id) throw data(null, { status: 404 })
  const lines = decodeLines(cookiesOf(request).get(CART_COOKIE) ?? '')
  const currency = currencies.find((each) => each === url.searchParams.get('currency'))
  return readDocument(
    db,
    {
      id,
      lines,
      currency,
      waitingToken: waitingOfferOf(request, context),
      agency: await findAgency(db, locale),
      locale,
    },
    new Date(),
  )
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument document={loaderData} />
}
