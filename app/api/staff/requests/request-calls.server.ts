import { problemOf } from '#app/refusals/refusals.ts'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import type { RequestKind, StaffRequest } from '#modules/engagement/index.ts'
import {
  changeRequest,
  findStaffRequest,
  listStaffRequests,
  type ChangeRequestFailure,
} from '#modules/engagement/index.server.ts'
import { answerBounded, type StaffCall } from '../staff-call.server.ts'
import { RequestChangeBody, RequestFilter, requestOnWire, WireRequest } from './wire-request.ts'

/** How the calls about one kind of request describe themselves. */
export const listedRequests: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Requests of this kind, those that have waited longest first',
      query: RequestFilter,
      answers: { 200: pageListOf(WireRequest) },
      problems: ['filter_invalid'],
    },
  },
}

export const oneRequest: ResourceHandle = {
  methods: ['GET', 'PATCH'],
  describes: {
    GET: { summary: 'One request; its version is in `ETag`', answers: { 200: WireRequest } },
    PATCH: {
      summary: 'Says how far a request is, who looks after it and what is to be known, in the version of `If-Match`',
      body: RequestChangeBody,
      answers: { 200: WireRequest },
      problems: ['precondition_required', 'edit_conflict', 'status_transition'],
    },
  },
}

export function answerRequests(call: StaffCall, kind: RequestKind): Promise<Response> {
  return answerBounded(call, 'orders', async (db, admin) => {
    const asked = readQuery(call, RequestFilter)
    if (!asked.ok) return asked.error
    const { from, to, ...filter } = asked.value
    const days = { from: from && startInIstanbul(from), to: to && startInIstanbul(addDays(to, 1)) }
    const { requests, total } = await listStaffRequests(db, admin, { ...filter, ...days, kinds: [kind] }, new Date())
    const body = pageOf(requests.map(requestOnWire), { ...filter, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

export function answerRequest(call: StaffCall, kind: RequestKind, id: string): Promise<Response> {
  return answerBounded(call, 'orders', async (db, admin) => {
    const request = await findStaffRequest(db, admin, { kind, id })
    return request ? answerWith(call, request) : refuseWith(call, 'not_found')
  })
}

export function patchRequest(call: StaffCall, kind: RequestKind, id: string): Promise<Response> {
  return answerBounded(call, 'orders', async (db, admin) => {
    if (!(await findStaffRequest(db, admin, { kind, id }))) return refuseWith(call, 'not_found')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    const body = await readCallBody(call, RequestChangeBody)
    if (!body.ok) return body.error
    const { state, assignee: assigneeId, note } = body.value
    const changed = await changeRequest(
      db,
      admin,
      { kind, id, version, change: { state, assigneeId, note } },
      new Date(),
    )
    return changed.ok ? answerWith(call, changed.value) : refuse(call, changed.error.code)
  })
}

function answerWith(call: StaffCall, request: StaffRequest): Response {
  return Response.json(requestOnWire(request), {
    headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${request.version}"` },
  })
}

function refuse(call: StaffCall, code: ChangeRequestFailure['code']): Response {
  switch (code) {
    case 'assignee-not-found':
      return refuseFields(call, [{ pointer: '/assignee' }])
    case 'no-address':
      return refuseFields(call, [{ pointer: '/answer' }])
    default:
      return refuseWith(call, problemOf(code))
  }
}
