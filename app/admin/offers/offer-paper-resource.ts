import { data } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { answerOfferPaper } from '#app/offers/offer-paper.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findOffer, houseScope } from '#modules/agents/index.server.ts'
import type { Route } from './+types/offer-paper-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The paper of an offer of our own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const offer = await findOffer(db, houseScope(boundedAdminOf(context, 'orders')), params.offerId)
  if (!offer) throw data(null, { status: 404 })
  return answerOfferPaper(db, offer, new Date())
}
