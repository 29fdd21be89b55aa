import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-service-resource.ts'
import { answerRecord, writeRecord } from './record-calls.server.ts'
import { ServiceBody, recordProblems, WireServiceRecord } from './wire-records.ts'

const ServicePatchBody = ServiceBody.partial()

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'A service in three languages; its version is in `ETag`',
      answers: { 200: WireServiceRecord },
      problems: ['not_found'],
    },
    PUT: {
      summary: 'Saves a service as a whole, in the version of `If-Match`',
      body: ServiceBody,
      answers: { 200: WireServiceRecord },
      problems: recordProblems,
    },
    PATCH: {
      summary: 'Saves parts of a service, in the version of `If-Match`; what is left out stays',
      body: ServicePatchBody,
      answers: { 200: WireServiceRecord },
      problems: recordProblems,
    },
    DELETE: {
      summary: 'Removes a service that nothing refers to, in the version of `If-Match`',
      answers: { 204: null },
      problems: ['not_found', 'precondition_required', 'edit_conflict', 'in_use'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerRecord(call, 'service', call.params.serviceKey)
}

export function action(call: Route.ActionArgs) {
  return writeRecord(call, {
    kind: 'service',
    key: call.params.serviceKey,
    schema: ServiceBody,
    partial: ServicePatchBody,
  })
}
