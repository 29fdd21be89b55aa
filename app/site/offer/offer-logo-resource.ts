import { data } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findAgencyLogo, findPublicOffer } from '#modules/agents/index.server.ts'
import type { Route } from './+types/offer-logo-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The logo of the agency that made an offer, for whoever has its address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const offer = await findPublicOffer(db, params.offerToken, new Date())
  const logo = offer?.agencyId ? await findAgencyLogo(db, offer.agencyId) : undefined
  if (!logo) throw data(null, { status: 404 })
  return new Response(Buffer.from(logo.bytes), {
    headers: {
      'Content-Type': logo.type,
      'Cache-Control': 'private, max-age=600',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
