import { problemOf, type ProblemCode } from '#app/refusals/refusals.ts'
import type { z } from 'zod'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import {
  changePaymentLink,
  findPaymentLink,
  removePaymentLink,
  type ChangeLinkFailure,
} from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/payment-link-resource.ts'
import { readLinkParts } from './read-link-body.server.ts'
import { refuseLink, refuseLinkBody, refuseLinkField } from './refuse-link.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { LinkChangeBody, linkEventOnWire, linkOnWire, tagOfLink, WireLinkWithHistory } from './wire-payment-link.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'A payment link with its history; its version is in `ETag`',
      answers: { 200: WireLinkWithHistory },
      problems: ['not_found'],
    },
    PATCH: {
      summary: 'Changes a payment link in the version that `If-Match` names',
      body: LinkChangeBody,
      answers: { 200: WireLinkWithHistory },
      problems: [
        'not_found',
        'precondition_required',
        'edit_conflict',
        'status_transition',
        'price_locked',
        'malformed',
        'validation',
        'unknown_field',
      ],
    },
    DELETE: {
      summary: 'Removes a payment link that was not paid, in the version that `If-Match` names',
      answers: { 204: null },
      problems: ['not_found', 'precondition_required', 'edit_conflict', 'link_completed', 'status_transition'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', (db, admin) => answerLink(call, db, admin))
}

/** Changes or removes a link. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', (db, admin) =>
    call.request.method === 'DELETE' ? remove(call, db, admin) : change(call, db, admin),
  )
}

async function change(call: Route.ActionArgs, db: Db, admin: Admin<'payments'>): Promise<Response> {
  const version = versionOf(call.request)
  if (version === undefined) return refuseLink(call, 'precondition_required')
  const json: unknown = await call.request.json().catch(() => undefined)
  const body = LinkChangeBody.safeParse(json)
  if (!body.success) return refuseLinkBody(call, json, body.error.issues)
  const parts = readLinkParts(body.data)
  if (!parts.ok) return refuseLinkField(call, parts.error.pointer)

  const { title, status, note } = body.data
  const wanted = { title, status, note, reason: note, ...parts.value }
  const changed = await changePaymentLink(db, admin, { id: call.params.linkId, version, change: wanted }, new Date())
  if (changed.ok) return answerLink(call, db, admin)
  return changed.error.code === 'note-required'
    ? refuseLinkField(call, '/note')
    : refuseLink(call, changeRefusal(changed.error.code, body.data))
}

async function remove(call: Route.ActionArgs, db: Db, admin: Admin<'payments'>): Promise<Response> {
  const version = versionOf(call.request)
  if (version === undefined) return refuseLink(call, 'precondition_required')
  const removed = await removePaymentLink(db, admin, { id: call.params.linkId, version }, new Date())
  return removed.ok ? new Response(null, { status: 204 }) : refuseLink(call, problemOf(removed.error.code))
}

async function answerLink(
  call: Route.LoaderArgs | Route.ActionArgs,
  db: Db,
  admin: Admin<'payments'>,
): Promise<Response> {
  const link = await findPaymentLink(db, admin, call.params.linkId)
  if (!link) return refuseLink(call, 'not_found')
  const users = await listUserNames(
    db,
    admin,
    link.history.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  )
  const body = {
    ...linkOnWire(link, call.context.get(servicesContext).env.publicUrl.origin),
    history: link.history.map((event) => linkEventOnWire(event, users)),
  }
  return Response.json(body, {
    headers: { 'Content-Language': call.context.get(localeContext), ...tagOfLink(link) },
  })
}

/** While somebody pays, the price is locked and no step is taken. */
function changeRefusal(
  code: Exclude<ChangeLinkFailure['code'], 'note-required'>,
  { status }: z.infer<typeof LinkChangeBody>,
): ProblemCode {
  if (code === 'payment-in-progress') return status === undefined ? 'price_locked' : 'status_transition'
  return problemOf(code)
}
