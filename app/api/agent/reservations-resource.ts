import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerStaffOnce, onceCodes, toAnswer } from '#app/api/staff/answer-staff-once.server.ts'
import { findReservation, listReservations, reserveDirectly } from '#modules/agents/index.server.ts'
import type { Route } from './+types/reservations-resource.ts'
import { answerAgency, refuseSale, saleCodes } from './agent-call.server.ts'
import {
  customerOf,
  linesOf,
  NewReservationBody,
  ReservationFilter,
  reservationOnWire,
  WireReservation,
} from './wire-agent.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: "An agency's reservations, filtered, the newest first; days are those of departure",
      query: ReservationFilter,
      answers: { 200: pageListOf(WireReservation) },
      problems: ['filter_invalid', 'forbidden'],
    },
    POST: {
      summary: 'Makes a reservation without an offer',
      body: NewReservationBody,
      answers: { 201: WireReservation },
      problems: [...new Set([...onceCodes, ...saleCodes])],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerAgency(call, async (db, scope) => {
    const filter = readQuery(call, ReservationFilter)
    if (!filter.ok) return filter.error
    const { reservations, total } = await listReservations(db, scope, filter.value)
    const { origin } = call.context.get(servicesContext).env.publicUrl
    const body = pageOf(reservations.map(reservationOnWire), { ...filter.value, total })
    const headers = {
      'Content-Language': call.context.get(localeContext),
      ...nextPageLink(call.url, origin, body.meta),
    }
    return Response.json(body, { headers })
  })
}

export function action(call: Route.ActionArgs) {
  return answerAgency(call, (db, scope) =>
    answerStaffOnce(call, { db, admin: { id: scope.userId }, schema: NewReservationBody }, async (tx, body) => {
      const wish = { customer: customerOf(body), lines: linesOf(body), locale: body.locale, note: body.note }
      const reserved = await reserveDirectly(tx, scope, wish, new Date())
      if (!reserved.ok) return toAnswer(refuseSale(call, reserved.error))
      const reservation = await findReservation(tx, scope, reserved.value.reservationId)
      if (!reservation) throw new Error('no reservation after it was made')
      return { status: 201, body: reservationOnWire(reservation) }
    }),
  )
}
