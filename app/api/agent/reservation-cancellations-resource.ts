import { z } from 'zod'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { cancelReservation, findReservation } from '#modules/agents/index.server.ts'
import type { Route } from './+types/reservation-cancellations-resource.ts'
import { answerAgency, refuseChange } from './agent-call.server.ts'
import { reservationOnWire, tagOf, WireReservation } from './wire-agent.ts'

const CancelBody = z.strictObject({ reason: z.string().trim().min(1).max(500) })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Cancels a reservation by the terms it was sold under',
      body: CancelBody,
      answers: { 200: WireReservation },
      problems: [
        'not_found',
        'forbidden',
        'status_transition',
        'malformed',
        'validation',
        'unknown_field',
        'edit_conflict',
      ],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerAgency(call, async (db, scope) => {
    const known = await findReservation(db, scope, call.params.reservationId)
    if (!known) return refuseWith(call, 'not_found')
    const body = await readCallBody(call, CancelBody)
    if (!body.ok) return body.error
    const cancelled = await cancelReservation(db, scope, { id: known.id, ...body.value }, new Date())
    if (!cancelled.ok) return refuseChange(call, cancelled.error)
    const reservation = await findReservation(db, scope, known.id)
    if (!reservation) return refuseWith(call, 'not_found')
    return Response.json(reservationOnWire(reservation), {
      headers: { 'Content-Language': call.context.get(localeContext), ...tagOf(reservation) },
    })
  })
}
