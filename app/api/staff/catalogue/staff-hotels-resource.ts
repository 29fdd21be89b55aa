import { pageListOf } from '#app/wire/wire.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-hotels-resource.ts'
import { answerRecords, createRecord } from './record-calls.server.ts'
import { HotelBody, RecordQuery, WireHotelRecord } from './wire-records.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Every hotel, published or not, in three languages',
      query: RecordQuery,
      answers: { 200: pageListOf(WireHotelRecord) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Writes a new hotel',
      body: HotelBody,
      answers: { 201: WireHotelRecord },
      problems: ['link_taken'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerRecords(call, 'hotel')
}

export function action(call: Route.ActionArgs) {
  return createRecord(call, 'hotel', HotelBody)
}
