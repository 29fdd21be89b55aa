import { problemOf } from '#app/refusals/refusals.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { refuseBody } from '#app/api/calls/refuse-with.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { ReviewDecision } from '#modules/content/index.ts'
import { findStaffReview, moderateReview, removeReview, type ModerationFailure } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/review-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { staffReviewOnWire, WireStaffReview } from './wire-staff-review.ts'

const DecisionBody = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('approved'),
    reply: z.string().optional().meta({ description: 'Left out, it stays as it is; empty, there is none.' }),
  }),
  z.strictObject({ state: z.literal('rejected'), reason: z.string().default('') }),
  z.strictObject({ state: z.literal('pending') }),
])

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'One review; its version is in `ETag`',
      answers: { 200: WireStaffReview },
      problems: ['not_found'],
    },
    PATCH: {
      summary: 'Approves, refuses or takes back a review in the version that `If-Match` names',
      body: DecisionBody,
      answers: { 200: WireStaffReview },
      problems: [
        'not_found',
        'precondition_required',
        'edit_conflict',
        'status_transition',
        'malformed',
        'validation',
        'unknown_field',
      ],
    },
    DELETE: {
      summary: 'Removes a review for good, in the version that `If-Match` names; a refusal keeps it',
      answers: { 204: null },
      problems: ['not_found', 'precondition_required', 'edit_conflict'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', (db, admin) => answerReview(call, db, admin))
}

/** Takes a decision, or removes the review; what the public sees of it changes at once. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    if (call.request.method === 'DELETE') return remove(call, { db, admin, version })
    const json: unknown = await call.request.json().catch(() => undefined)
    if (json === undefined) return refuseWith(call, 'malformed')
    const body = DecisionBody.safeParse(json)
    if (!body.success) return refuseBody(call, body.error.issues, json)
    const request = { publicId: call.params.reviewId, version, decision: decisionOf(body.data) }
    const moderated = await moderateReview(db, admin, request, new Date())
    return moderated.ok ? answerReview(call, db, admin) : refuse(call, moderated.error.code)
  })
}

async function remove(
  call: Route.ActionArgs,
  { db, admin, version }: { db: Db; admin: Admin<'content'>; version: number },
): Promise<Response> {
  const removed = await removeReview(db, admin, { publicId: call.params.reviewId, version }, new Date())
  return removed.ok ? new Response(null, { status: 204 }) : refuse(call, removed.error.code)
}

async function answerReview(
  call: Route.LoaderArgs | Route.ActionArgs,
  db: Db,
  admin: Admin<'content'>,
): Promise<Response> {
  const review = await findStaffReview(db, admin, call.params.reviewId)
  if (!review) return refuseWith(call, 'not_found')
  return Response.json(staffReviewOnWire(review), {
    headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${review.version}"` },
  })
}

function decisionOf(body: z.output<typeof DecisionBody>): ReviewDecision {
  if (body.state === 'approved') return { status: 'approved', reply: body.reply }
  return body.state === 'rejected' ? { status: 'rejected', reason: body.reason } : { status: 'pending' }
}

function refuse(call: Route.ActionArgs, code: ModerationFailure['code']): Response {
  switch (code) {
    case 'reply-too-long':
      return refuseField(call, '/reply', code)
    case 'reason-required':
    case 'reason-too-long':
      return refuseField(call, '/reason', code)
    case 'malformed':
      return refuseField(call, '', code)
    default:
      return refuseWith(call, problemOf(code))
  }
}

function refuseField(
  call: Route.ActionArgs,
  pointer: string,
  code: 'reply-too-long' | 'reason-required' | 'reason-too-long' | 'malformed',
): Response {
  const message = translator(call.context.get(localeContext), 'staff-reviews')(`problem-${code}`)
  return refuseWith(call, 'validation', { errors: [{ pointer, code: 'validation', message }] })
}
