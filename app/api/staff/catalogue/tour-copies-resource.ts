import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { copyDeparture } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/tour-copies-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { CopyBody, WireStaffTour } from '#app/wire/wire-staff-tour.ts'
import { answerTour, departureRefusal } from './write-staff-tour.server.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Adds a departure on other days with the programme, prices and seats of this one, as a draft',
      body: CopyBody,
      answers: { 201: WireStaffTour },
      problems: ['tour_not_found', 'date_order', 'link_taken'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const body = await readCallBody(call, CopyBody)
    if (!body.ok) return body.error
    const departsOn = parsePlainDate(body.value.departureDate)
    const returnsOn = body.value.returnDate === undefined ? undefined : parsePlainDate(body.value.returnDate)
    if (!departsOn) return refuseFields(call, [{ pointer: '/departureDate' }])
    const copied = await copyDeparture(db, admin, { id: call.params.tourId, departsOn, returnsOn }, new Date())
    if (copied.ok) return answerTour(call, db, admin, { id: copied.value.id, status: 201 })
    const { code, pointers } = departureRefusal(copied.error)
    return pointers
      ? refuseFields(
          call,
          pointers.map((pointer) => ({ pointer, code })),
        )
      : refuseWith(call, code)
  })
}
