import { data } from 'react-router'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { answerOfferPaper } from '#app/offers/offer-paper.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findOffer } from '#modules/agents/index.server.ts'
import type { Route } from './+types/offer-paper-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The paper of an offer of one's own agency, under its name and logo. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const offer = await findOffer(db, scopeOf(context), params.offerId)
  if (!offer) throw data(null, { status: 404 })
  return answerOfferPaper(db, offer, new Date())
}
