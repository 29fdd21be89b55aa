import { pageListOf } from '#app/wire/wire.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-services-resource.ts'
import { answerRecords, createRecord } from './record-calls.server.ts'
import { ServiceBody, RecordQuery, WireServiceRecord } from './wire-records.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Every service, published or not, in three languages',
      query: RecordQuery,
      answers: { 200: pageListOf(WireServiceRecord) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Writes a new service',
      body: ServiceBody,
      answers: { 201: WireServiceRecord },
      problems: ['link_taken'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerRecords(call, 'service')
}

export function action(call: Route.ActionArgs) {
  return createRecord(call, 'service', ServiceBody)
}
