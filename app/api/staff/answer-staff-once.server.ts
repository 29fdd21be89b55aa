import { problemOf } from '#app/refusals/refusals.ts'
import type { z } from 'zod'
import { idempotencyKeyOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { refuseCall } from '#app/api/payments/payment-call.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { answerOnce, type Answer } from '#platform/idempotency/answer-once.server.ts'
import type { StaffCall } from './staff-call.server.ts'

/** What a call that is answered once may be refused with besides its own codes. */
export const onceCodes = [
  'idempotency_key_required',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'validation',
  'unknown_field',
] as const

/**
 * Answers a call of staff or of an agent that moves money once for each `Idempotency-Key`: the same call gets the first answer again,
 * with `Idempotency-Replayed: true`. A body that is not as it should be is refused before the key counts.
 */
export async function answerStaffOnce<Body>(
  call: StaffCall,
  { db, admin, schema }: { db: Db; admin: { id: string }; schema: z.ZodType<Body> },
  work: (tx: Db, body: Body) => Promise<Answer>,
): Promise<Response> {
  const key = idempotencyKeyOf(call.request)
  if (!key) return refuseCall(call, 'idempotency_key_required')
  const body = await readCallBody(call, schema)
  if (!body.ok) return body.error

  const request = [call.request.method, call.url.pathname, body.value]
  const answered = await answerOnce(db, { scope: `user:${admin.id}`, key, request }, new Date(), (tx) =>
    work(tx, body.value),
  )
  if (!answered.ok) return refuseCall(call, problemOf(answered.error.code))
  const { status, body: answer, isReplay } = answered.value
  return new Response(JSON.stringify(answer), {
    status,
    headers: {
      'Content-Language': call.context.get(localeContext),
      'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
      ...(isReplay && { 'Idempotency-Replayed': 'true' }),
    },
  })
}

/** A refusal that is stored with its key. */
export async function toAnswer(refusal: Response): Promise<Answer> {
  return { status: refusal.status, body: await refusal.json() }
}
