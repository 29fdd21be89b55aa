import { fail, ok, type Result } from '#kernel/result.ts'
import { requestCancellation } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import type { PromiseAnswer } from './domain/answer.ts'

export type AnswerFailure = { code: 'answered-before' } | { code: 'unknown-answer' } | { code: 'nothing-to-cancel' }

type Asked = {
  orderId: string
  noticeId: string
  /** `read` where the change is minor. */
  answer: PromiseAnswer | 'read'
  /** What is written into the request of whoever leaves, in their language. */
  leavingBecause: string
  from: { userAgent: string; address: string }
}

/**
 * Keeps what a customer says of a change: that they read it, or what they choose where it is essential. Whoever leaves has
 * asked to cancel from this moment on. A notice is answered once; of two answers at once one stands.
 *
 * Fails with `answered-before` also where a later notice took its place, `unknown-answer` where the change does not ask for
 * that, `nothing-to-cancel` when the order has ended.
 */
export async function answerChange(db: Db, asked: Asked, now: Date): Promise<Result<undefined, AnswerFailure>> {
  const { orderId, noticeId, answer, from } = asked
  return inTransaction(db, async (tx) => {
    const notice = await own(tx)
      .selectFrom('promise_notices')
      .select(['weight', 'confirmed_at', 'replaced_at'])
      .where('id', '=', noticeId)
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    if (!notice || notice.confirmed_at !== null || notice.replaced_at !== null) return fail({ code: 'answered-before' })
    if ((answer === 'read') !== (notice.weight === 'minor')) return fail({ code: 'unknown-answer' })
    if (answer === 'leave') {
      const requested = await requestCancellation(tx, { orderId, reason: asked.leavingBecause }, now)
      if (!requested.ok) return fail({ code: 'nothing-to-cancel' })
    }
    const addressHash = hashAddress(orderId, from.address)
    await own(tx)
      .updateTable('promise_notices')
      .set({
        confirmed_at: now,
        ...(answer !== 'read' && { answer, answered_at: now }),
        answer_proof: toJson({ userAgent: from.userAgent.slice(0, 300), addressHash }),
      })
      .where('id', '=', noticeId)
      .execute()
    return ok(undefined)
  })
}
