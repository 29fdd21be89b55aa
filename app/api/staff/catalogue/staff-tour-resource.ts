import { problemOf } from '#app/refusals/refusals.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findStaffTour, removeDeparture } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/staff-tour-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { TourPatchBody, TourPutBody, WireStaffTour } from '#app/wire/wire-staff-tour.ts'
import { answerTour, saveTour, versionsOf } from './write-staff-tour.server.ts'

const writeProblems = [
  'tour_not_found',
  'precondition_required',
  'edit_conflict',
  'group_size',
  'date_order',
  'quantity',
  'link_taken',
] as const

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'A departure with its tour in all languages; its version is in `ETag`',
      answers: { 200: WireStaffTour },
      problems: ['tour_not_found'],
    },
    PUT: {
      summary: 'Saves a departure and its tour as a whole, in the version of `If-Match`',
      body: TourPutBody,
      answers: { 200: WireStaffTour },
      problems: writeProblems,
    },
    PATCH: {
      summary: 'Saves parts of a departure and its tour, in the version of `If-Match`; what is left out stays',
      body: TourPatchBody,
      answers: { 200: WireStaffTour },
      problems: writeProblems,
    },
    DELETE: {
      summary: 'Removes a departure that nobody has ordered',
      answers: { 204: null },
      problems: ['tour_not_found', 'precondition_required', 'edit_conflict', 'tour_has_orders'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'catalogue', (db, admin) => answerTour(call, db, admin, { id: call.params.tourId }))
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'catalogue', (db, admin) =>
    call.request.method === 'DELETE' ? remove(call, db, admin) : change(call, db, admin),
  )
}

async function change(call: Route.ActionArgs, db: Db, admin: Admin<'catalogue'>): Promise<Response> {
  const { tourId: id } = call.params
  if (!(await findStaffTour(db, admin, id))?.departure) return refuseWith(call, 'tour_not_found')
  if (!versionsOf(call.request)) return refuseWith(call, 'precondition_required')
  const body =
    call.request.method === 'PUT' ? await readCallBody(call, TourPutBody) : await readCallBody(call, TourPatchBody)
  return body.ok ? saveTour(call, db, admin, { id, body: body.value }) : body.error
}

async function remove(call: Route.ActionArgs, db: Db, admin: Admin<'catalogue'>): Promise<Response> {
  const { tourId: id } = call.params
  if (!(await findStaffTour(db, admin, id))?.departure) return refuseWith(call, 'tour_not_found')
  const versions = versionsOf(call.request)
  if (!versions) return refuseWith(call, 'precondition_required')
  const version = versions === '*' ? ('any' as const) : versions.departure
  const removed = await removeDeparture(db, admin, { id, version }, new Date())
  return removed.ok ? new Response(null, { status: 204 }) : refuseWith(call, problemOf(removed.error.code))
}
