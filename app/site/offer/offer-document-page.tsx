import { data } from 'react-router'
import { findAgency } from '#app/work/find-agency.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { findPublicOffer } from '#modules/agents/index.server.ts'
import { documentIds } from '#modules/booking/index.ts'
import { readDocument, readOrderDocument } from '#modules/booking/index.server.ts'
import type { Route } from './+types/offer-document-page.ts'
import { LegalDocument } from '../legal-document.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'checkout',
  isCached: false,
  areas: ['checkout', 'ui'],
}

/** A legal text with the facts of an offer or of what was reserved, to be read before it is agreed to. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const id = documentIds.find((each) => each === params.document)
  const offer = id && (await findPublicOffer(db, params.offerToken, now))
  if (!offer) throw data(null, { status: 404 })
  const agency = await findAgency(db, locale)
  const sold = offer.orderId && (await readOrderDocument(db, { id, orderId: offer.orderId, agency, locale }, now))
  if (sold) return sold
  const { lines, currency, agencyId } = offer
  const seller = agencyId === null ? {} : { holderId: agencyId }
  return readDocument(db, { id, lines, agreedPrices: lines, currency, ...seller, agency, locale }, now)
}

/** The address holds the secret of the offer. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

export default function OfferDocumentPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument document={loaderData} />
}
