import { problemOf } from '#app/refusals/refusals.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findStaffTour, setAvailability } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/tour-availability-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { pointerOf } from './staff-tour-on-wire.ts'
import { AvailabilityBody, WireStaffTour } from '#app/wire/wire-staff-tour.ts'
import { answerTour, versionsOf } from './write-staff-tour.server.ts'

export const handle: ResourceHandle = {
  methods: ['PUT'],
  describes: {
    PUT: {
      summary: 'Publishes a departure, declares it full or closed, cancels it or takes it back to a draft',
      body: AvailabilityBody,
      answers: { 200: WireStaffTour },
      problems: ['tour_not_found', 'precondition_required', 'edit_conflict', 'status_transition'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const { tourId: id } = call.params
    if (!(await findStaffTour(db, admin, id))?.departure) return refuseWith(call, 'tour_not_found')
    const versions = versionsOf(call.request)
    if (!versions) return refuseWith(call, 'precondition_required')
    const body = await readCallBody(call, AvailabilityBody)
    if (!body.ok) return body.error
    const version = versions === '*' ? ('any' as const) : versions.departure
    const request = { id, version, status: body.value.availability }
    const done = await setAvailability(db, admin, request, new Date())
    if (done.ok) return answerTour(call, db, admin, { id })
    const { error } = done
    switch (error.code) {
      case 'no-adult-fare':
        return refuseFields(call, [{ pointer: '/prices' }])
      case 'incomplete':
        return refuseFields(
          call,
          error.gaps.map(({ field, locale }) => ({ pointer: pointerOf([field, locale]) })),
        )
      default:
        return refuseWith(call, problemOf(error.code))
    }
  })
}
