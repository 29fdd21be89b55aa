import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findOffer, sendOffer } from '#modules/agents/index.server.ts'
import type { Route } from './+types/offer-sendings-resource.ts'
import { answerAgency } from './agent-call.server.ts'
import { offerOnWire, tagOf, WireOffer } from './wire-agent.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Sends an offer to its customer',
      answers: { 202: WireOffer },
      problems: ['not_found', 'forbidden', 'status_transition'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerAgency(call, async (db, scope) => {
    const known = await findOffer(db, scope, call.params.offerId)
    if (!known) return refuseWith(call, 'not_found')
    const sent = await sendOffer(db, scope, known.id, new Date())
    if (!sent.ok) return refuseWith(call, sent.error.code === 'offer-not-found' ? 'not_found' : 'status_transition')
    const offer = await findOffer(db, scope, known.id)
    if (!offer) return refuseWith(call, 'not_found')
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(offerOnWire(offer, origin), {
      status: 202,
      headers: { 'Content-Language': call.context.get(localeContext), ...tagOf(offer) },
    })
  })
}
