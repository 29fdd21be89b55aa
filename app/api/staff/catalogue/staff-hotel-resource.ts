import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-hotel-resource.ts'
import { answerRecord, writeRecord } from './record-calls.server.ts'
import { HotelBody, recordProblems, WireHotelRecord } from './wire-records.ts'

const HotelPatchBody = HotelBody.partial()

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'A hotel in three languages; its version is in `ETag`',
      answers: { 200: WireHotelRecord },
      problems: ['not_found'],
    },
    PUT: {
      summary: 'Saves a hotel as a whole, in the version of `If-Match`',
      body: HotelBody,
      answers: { 200: WireHotelRecord },
      problems: recordProblems,
    },
    PATCH: {
      summary: 'Saves parts of a hotel, in the version of `If-Match`; what is left out stays',
      body: HotelPatchBody,
      answers: { 200: WireHotelRecord },
      problems: recordProblems,
    },
    DELETE: {
      summary: 'Removes a hotel that nothing refers to, in the version of `If-Match`',
      answers: { 204: null },
      problems: ['not_found', 'precondition_required', 'edit_conflict', 'in_use'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerRecord(call, 'hotel', call.params.hotelKey)
}

export function action(call: Route.ActionArgs) {
  return writeRecord(call, {
    kind: 'hotel',
    key: call.params.hotelKey,
    schema: HotelBody,
    partial: HotelPatchBody,
  })
}
