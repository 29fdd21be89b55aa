import { z } from 'zod'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import {
  draftOfTraveller,
  formerAgencyFields,
  refuseContradictions,
  travellerFields,
} from '#app/wire/traveller-on-wire.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { proveAdmin, proveArea } from '#modules/accounts/index.server.ts'
import {
  confirmReservation,
  findReservation,
  nameReservationTravellers,
  noteReservation,
  type AgentScope,
  type Reservation,
} from '#modules/agents/index.server.ts'
import type { TravellerDraft } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/reservation-resource.ts'
import { answerAgency, refuseChange } from './agent-call.server.ts'
import { reservationOnWire, tagOf, WireReservation } from './wire-agent.ts'

const Travellers = z
  .array(
    z
      .strictObject({ ...travellerFields, roomType: z.string().max(20).optional(), ...formerAgencyFields })
      .superRefine(refuseContradictions),
  )
  .max(500)

const ChangeBody = z.strictObject({
  state: z.literal('confirmed').optional().meta({ description: 'By staff, once the customer has agreed.' }),
  note: z.string().max(1000).optional(),
  passengers: Travellers.optional().meta({
    description: 'Everybody who travels, one for each place; without `roomType` in the order of the places.',
  }),
  travellers: Travellers.optional().meta({ deprecated: true, description: 'As `passengers`, which says it now.' }),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH'],
  describes: {
    GET: {
      summary: 'A reservation; its version is in `ETag`',
      answers: { 200: WireReservation },
      problems: ['not_found', 'forbidden'],
    },
    PATCH: {
      summary:
        'Changes the note, names the travellers or, for staff, confirms a reservation in the version that `If-Match` names',
      body: ChangeBody,
      answers: { 200: WireReservation },
      problems: [
        'not_found',
        'forbidden',
        'precondition_required',
        'edit_conflict',
        'status_transition',
        'travellers_differ',
        'malformed',
        'validation',
        'unknown_field',
      ],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerAgency(call, (db, scope) => answerReservation(call, db, scope))
}

export function action(call: Route.ActionArgs) {
  return answerAgency(call, async (db, scope) => {
    const known = await findReservation(db, scope, call.params.reservationId)
    if (!known) return refuseWith(call, 'not_found')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    const body = await readCallBody(call, ChangeBody)
    if (!body.ok) return body.error
    const { state, note, passengers, travellers = passengers } = body.value
    if (passengers && body.value.travellers) return refuseFields(call, [{ pointer: '/travellers' }])
    if (state === 'confirmed') return confirm(call, db, scope, { id: known.id, version })
    if (note === undefined && travellers === undefined) return refuseFields(call, [{ pointer: '/note' }])
    const key = { id: known.id, version }
    const changed = travellers
      ? await nameReservationTravellers(db, scope, { ...key, drafts: draftsOf(travellers, known.sold) }, new Date())
      : await noteReservation(db, scope, { ...key, note: note ?? '' }, new Date())
    return changed.ok ? answerReservation(call, db, scope) : refuseChange(call, changed.error, body.value)
  })
}

/** Everybody with the fare of their place; who names none has the one at the same position. */
function draftsOf(travellers: z.output<typeof Travellers>, { tours: [tour] }: Reservation['sold']): TravellerDraft[] {
  const places = tour?.passengers.filter(({ isCancelled }) => !isCancelled) ?? []
  return travellers.map((each, index) =>
    draftOfTraveller(each, {
      tourId: tour?.tourId ?? '',
      fare: each.roomType || each.fare || (places[index]?.fare ?? ''),
    }),
  )
}

/** Staff agree to a reservation; agencies ask for it, and may not answer themselves. */
async function confirm(
  call: Route.ActionArgs,
  db: Db,
  scope: AgentScope,
  key: { id: string; version: number },
): Promise<Response> {
  const staff = proveAdmin(scope.agent)
  const admin = staff && proveArea(staff, 'orders')
  if (!admin) return refuseWith(call, 'forbidden')
  const confirmed = await confirmReservation(db, admin, key, new Date())
  if (confirmed.ok) return answerReservation(call, db, scope)
  return confirmed.error.code === 'not-agreed'
    ? refuseWith(call, 'status_transition')
    : refuseChange(call, confirmed.error)
}

async function answerReservation(
  call: Route.LoaderArgs | Route.ActionArgs,
  db: Db,
  scope: AgentScope,
): Promise<Response> {
  const reservation = await findReservation(db, scope, call.params.reservationId)
  if (!reservation) return refuseWith(call, 'not_found')
  return Response.json(reservationOnWire(reservation), {
    headers: { 'Content-Language': call.context.get(localeContext), ...tagOf(reservation) },
  })
}
