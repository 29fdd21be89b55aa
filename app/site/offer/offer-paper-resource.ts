import { data } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { answerOfferPaper } from '#app/offers/offer-paper.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findPublicOffer } from '#modules/agents/index.server.ts'
import type { Route } from './+types/offer-paper-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The paper of an offer, for whoever has its address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const now = new Date()
  const offer = await findPublicOffer(db, params.offerToken, now)
  if (!offer) throw data(null, { status: 404 })
  return answerOfferPaper(db, offer, now)
}
