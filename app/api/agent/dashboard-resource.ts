import { z } from 'zod'
import { moneyOnWire, WireMoney } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { offerStates } from '#modules/agents/index.ts'
import { listOpenReservations, summariseEarnings, summariseOffers } from '#modules/agents/index.server.ts'
import type { Route } from './+types/dashboard-resource.ts'
import { answerAgency } from './agent-call.server.ts'
import { offerOnWire, reservationOnWire, WireOffer, WireReservation } from './wire-agent.ts'

const Dashboard = z.object({
  offers: z.object({ counts: z.partialRecord(z.enum(offerStates), z.int()), open: z.array(WireOffer) }),
  reservations: z.array(WireReservation),
  earnings: z.array(z.object({ sales: WireMoney, pending: WireMoney, confirmed: WireMoney })),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'What an agency offers, has reserved and earns',
      answers: { 200: Dashboard },
      problems: ['forbidden'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerAgency(call, async (db, scope) => {
    const { origin } = call.context.get(servicesContext).env.publicUrl
    const { counts, open } = await summariseOffers(db, scope)
    const body = {
      offers: { counts, open: open.map((offer) => offerOnWire(offer, origin)) },
      reservations: (await listOpenReservations(db, scope)).slice(0, 50).map(reservationOnWire),
      earnings: (await summariseEarnings(db, scope)).map(({ sales, pending, confirmed }) => ({
        sales: moneyOnWire(sales),
        pending: moneyOnWire(pending),
        confirmed: moneyOnWire(confirmed),
      })),
    }
    return Response.json(body, { headers: { 'Content-Language': call.context.get(localeContext) } })
  })
}
