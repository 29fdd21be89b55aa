import { newPlainToken } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { findRefundByKey, insertRefund, surchargePromised, toRefundRecord } from './data/refunds.server.ts'
import { agencyOf } from './domain/agency-credit.ts'
import { isPaid } from './domain/attempt-state.ts'
import type { RefundRecord } from './domain/refund-record.ts'
import type { RefundCause } from './domain/refund-state.ts'
import { recordRefund } from './record-refund.server.ts'
import { sendRefundJob } from './jobs/queues.server.ts'

export type RefundWish = {
  /** Names the wish; asked twice, it is one refund. */
  key: string
  attemptRef: string
  amount: Money
  /** The part of the amount that goes back of a card's surcharge; in proportion where it is left out. */
  surcharge?: Money | undefined
  cause: RefundCause
  reason: string
  /** Where a transfer goes; may be named later. Money by card goes back to the card. */
  payee?: { iban: string; name: string } | undefined
  /** The member of staff who asked for it. */
  by?: string | undefined
}

export type RefundRefusal =
  | { code: 'payment-not-found' }
  | { code: 'not-refundable' }
  | { code: 'refund-too-high'; refundable: Money }
  | { code: 'currency' }

/**
 * Promises money back: the refund is written before anybody is asked to send it, inside the caller's transaction or one
 * of its own. Money by card is sent after the commit; money by transfer waits for staff. Callers queue on the payment's
 * row, and the database itself refuses promises above what was taken.
 *
 * Fails with `payment-not-found`, `not-refundable` when the attempt brought nothing, `refund-too-high` with what is left,
 * `currency`.
 * @throws RangeError when the amount is not above zero.
 */
export async function requestRefund(
  db: Db,
  wish: RefundWish,
  now: Date,
): Promise<Result<RefundRecord & { isReplay: boolean }, RefundRefusal>> {
  if (wish.amount.minor <= 0) throw new RangeError('a refund must be above zero')
  return inTransaction(db, (tx) => requestIn(tx, wish, now))
}

async function requestIn(
  tx: Db,
  wish: RefundWish,
  now: Date,
): Promise<Result<RefundRecord & { isReplay: boolean }, RefundRefusal>> {
  await lockPaymentOfAttempt(tx, wish.attemptRef)
  const attempt = await findAttemptByRef(tx, wish.attemptRef)
  if (!attempt) return fail({ code: 'payment-not-found' })
  const known = await findRefundByKey(tx, wish.key)
  if (known) return ok({ ...toRefundRecord(known, attempt), isReplay: true })

  if (!isPaid(attempt.state) || attempt.state === 'disputed') return fail({ code: 'not-refundable' })
  const refundable = money((attempt.captured_minor ?? 0) - attempt.reserved_minor, attempt.currency)
  if (refundable.minor <= 0) return fail({ code: 'not-refundable' })
  if (wish.amount.currency !== attempt.currency) return fail({ code: 'currency' })
  if (wish.amount.minor > refundable.minor) return fail({ code: 'refund-too-high', refundable })

  const isCredit = agencyOf(attempt) !== undefined
  const method = attempt.method === 'card' || isCredit ? 'provider' : 'transfer'
  const row = await insertRefund(
    tx,
    {
      ref: newPlainToken(),
      attempt_id: attempt.id,
      idempotency_key: wish.key,
      method,
      amount_minor: wish.amount.minor,
      surcharge_minor: wish.surcharge?.minor ?? (await surchargeOf(tx, attempt, wish)),
      currency: attempt.currency,
      cause: wish.cause,
      account: isUnexplained(attempt, wish.cause) ? 'suspense' : 'receivable',
      reason: wish.reason,
      payee_iban: wish.payee?.iban ?? null,
      payee_name: wish.payee?.name ?? null,
      requested_by: wish.by ?? null,
      next_query_at: method === 'provider' && !isCredit ? now : null,
    },
    now,
  )
  // Credit is a line in the books: it is back as soon as that is written.
  if (isCredit) await recordRefund(tx, row.ref, { outcome: 'succeeded', source: 'manual' }, now)
  else if (method === 'provider') await enqueue(tx, sendRefundJob, { refundRef: row.ref }, { singletonKey: row.ref })
  if (wish.by !== undefined) {
    const subject = { kind: 'refund', id: row.ref } as const
    const after = { attemptRef: wish.attemptRef, amount: wish.amount, cause: wish.cause, method }
    await recordAudit(tx, { actor: { id: wish.by }, action: 'refund.request', subject, after }, now)
  }
  return ok({ ...toRefundRecord(row, attempt), isReplay: false })
}

/** In proportion to what the attempt brought; what was given back of it before is not given back again. */
async function surchargeOf(tx: Db, attempt: AttemptRow, { amount, cause }: RefundWish): Promise<number> {
  const captured = attempt.captured_minor ?? 0
  if (attempt.surcharge_minor === 0 || captured === 0 || isUnexplained(attempt, cause)) return 0
  const rest = Math.max(0, attempt.surcharge_minor - (await surchargePromised(tx, attempt.id)))
  const isLast = amount.minor === captured - attempt.reserved_minor
  const part = Number((BigInt(amount.minor) * BigInt(attempt.surcharge_minor)) / BigInt(captured))
  return Math.min(amount.minor, rest, isLast ? rest : part)
}

/** Money of another amount than agreed, or for something already paid, was never booked as paid by the customer. */
function isUnexplained({ flags }: AttemptRow, cause: RefundCause): boolean {
  return flags.includes('mismatch') || flags.includes('excess') || (cause === 'excess' && flags.includes('overpaid'))
}
