import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import { z } from 'zod'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { ReviewDecision, ReviewStatus } from '#modules/content/index.ts'
import { moderateReview } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { RefusedDecision } from './review-decisions.tsx'

const DecisionForm = z.object({
  id: z.string().max(100),
  version: z.coerce.number().int().min(1),
  intent: z.enum(['approve', 'refuse', 'take-back']),
  reply: z.string().optional(),
  reason: z.string().default(''),
})

/** Takes the decision that a form of the list asks for. @throws a response of 400 for a form that is none of them. */
export async function decideReview(
  db: Db,
  admin: Admin<'content'>,
  fields: Readonly<Record<string, string>>,
  now: Date,
) {
  const form = DecisionForm.safeParse(fields)
  if (!form.success) throw data(null, { status: 400 })
  const { id, version, reply, reason } = form.data
  const moderated = await moderateReview(db, admin, { publicId: id, version, decision: decisionOf(form.data) }, now)
  if (moderated.ok) return { done: moderated.value.status satisfies ReviewStatus }
  const { code } = moderated.error
  return { refused: data<RefusedDecision>({ id, code, reply, reason }, { status: statusOf(code) }) }
}

function decisionOf({ intent, reply, reason }: z.output<typeof DecisionForm>): ReviewDecision {
  if (intent === 'approve') return { status: 'approved', reply }
  return intent === 'refuse' ? { status: 'rejected', reason } : { status: 'pending' }
}
