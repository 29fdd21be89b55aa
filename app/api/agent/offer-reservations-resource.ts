import { z } from 'zod'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerStaffOnce, onceCodes, toAnswer } from '#app/api/staff/answer-staff-once.server.ts'
import { findOffer, findReservation, reserveOffer } from '#modules/agents/index.server.ts'
import type { Route } from './+types/offer-reservations-resource.ts'
import { answerAgency, refuseSale, saleCodes } from './agent-call.server.ts'
import { reservationOnWire, WireReservation } from './wire-agent.ts'

const NoBody = z.strictObject({})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Makes a reservation of an offer, nothing typed twice',
      body: NoBody,
      answers: { 201: WireReservation },
      problems: [...new Set([...onceCodes, ...saleCodes])],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerAgency(call, async (db, scope) => {
    const known = await findOffer(db, scope, call.params.offerId)
    if (!known) return refuseWith(call, 'not_found')
    return answerStaffOnce(call, { db, admin: { id: scope.userId }, schema: NoBody }, async (tx) => {
      const reserved = await reserveOffer(tx, scope, known.id, new Date())
      if (!reserved.ok) return toAnswer(refuseSale(call, reserved.error))
      const reservation = await findReservation(tx, scope, reserved.value.reservationId)
      if (!reservation) throw new Error('no reservation after it was made')
      return { status: 201, body: reservationOnWire(reservation) }
    })
  })
}
