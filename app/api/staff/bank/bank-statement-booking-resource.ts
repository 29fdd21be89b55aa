import { problemOf, statusOf } from '#app/refusals/refusals.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { idempotencyKeyOf } from '#app/api/calls/call-headers.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { bookStatement } from '#modules/bank-statements/index.server.ts'
import { answerOnce } from '#platform/idempotency/answer-once.server.ts'
import type { Route } from './+types/bank-statement-booking-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Books a draft: takes its new lines over and confirms what is certain',
      answers: { 200: z.object({ newCount: z.int(), confirmed: z.int() }) },
      problems: [
        'idempotency_key_required',
        'idempotency_key_reused',
        'idempotency_in_progress',
        'not_found',
        'status_transition',
      ],
    },
  },
}

/** Books a draft, once for a key. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const key = idempotencyKeyOf(call.request)
    if (!key) return refuseWith(call, 'idempotency_key_required')
    const { statementId } = call.params
    const now = new Date()
    const once = { scope: `user:${admin.id}`, key, request: ['book-statement', statementId] }
    const answered = await answerOnce(db, once, now, async (tx) => {
      const booked = await bookStatement(tx, admin, statementId, now)
      if (booked.ok) return { status: 200, body: booked.value }
      return { status: statusOf(booked.error.code), body: null }
    })
    if (!answered.ok) return refuseWith(call, problemOf(answered.error.code))
    const { status, body } = answered.value
    if (status === 404) return refuseWith(call, 'not_found')
    if (status !== 200) return refuseWith(call, 'status_transition')
    return Response.json(body, { headers: { 'Content-Language': call.context.get(localeContext) } })
  })
}
