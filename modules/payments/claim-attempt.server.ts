import { isSame, money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import {
  changeAttempt,
  findAttemptByKey,
  findLiveAttempt,
  insertAttempt,
  listAttempts,
  type AttemptRow,
} from './data/attempts.server.ts'
import { lockPayment, type PaymentRow } from './data/payments.server.ts'
import { holdsMoney, isUndecided } from './domain/attempt-state.ts'

export type ClaimRefusal =
  | 'payment-not-found'
  | 'payment-gone'
  | 'already-paid'
  | 'payment-in-progress'
  | 'key-reused'
  | 'installments'

export type Claim =
  /** The attempt is ours: committed as it stands, and nobody else will work on it. */
  | { kind: 'claimed'; payment: PaymentRow; attempt: AttemptRow }
  /** The same request came before. */
  | { kind: 'replayed'; payment: PaymentRow; attempt: AttemptRow }
  /** An older attempt by card was written and has no answer yet: it is being asked for, or its program died. */
  | { kind: 'unanswered'; payment: PaymentRow; attempt: AttemptRow }
  /** The customer is on the bank's page with an older attempt, which has to be ended there first. */
  | { kind: 'at-bank'; payment: PaymentRow; attempt: AttemptRow }
  /** The payer was shown another amount than this. */
  | { kind: 'price-changed'; amount: Money }
  | { kind: 'refused'; code: ClaimRefusal }

export type NewAttemptParts = Omit<
  Parameters<typeof insertAttempt>[1],
  'payment_id' | 'idempotency_key' | 'request_hash'
>

type ClaimRequest = {
  token: string
  idempotencyKey: string
  requestHash: string
  /** What the payer was shown, where that is known. */
  seen?: Money | undefined
  /** The attempt to write, or why this payment takes none like it. */
  plan: (payment: PaymentRow) => NewAttemptParts | { refusal: ClaimRefusal }
}

/**
 * Makes the one live attempt of a payment in the caller's transaction, or says why not. Callers queue on the payment's
 * row, and the database holds at most one live attempt, so forty clicks at once make one. A bank transfer that was
 * awaited gives way. Who was shown another amount pays nothing: staff may have changed it meanwhile.
 */
export async function claimAttempt(tx: Db, request: ClaimRequest, now: Date): Promise<Claim> {
  const payment = await lockPayment(tx, request.token)
  if (!payment) return { kind: 'refused', code: 'payment-not-found' }
  const known = await findAttemptByKey(tx, request.idempotencyKey)
  if (known && (known.payment_id !== payment.id || known.request_hash !== request.requestHash))
    return { kind: 'refused', code: 'key-reused' }
  if (known) return { kind: 'replayed', payment, attempt: known }

  const refusal = refusalOf(payment, await listAttempts(tx, payment.id), now)
  if (refusal) return { kind: 'refused', code: refusal }
  const live = await findLiveAttempt(tx, payment.id)
  if (live?.state === 'created' && live.method === 'card') return { kind: 'unanswered', payment, attempt: live }
  if (live && isUndecided(live.state)) return { kind: 'refused', code: 'payment-in-progress' }
  if (live?.state === 'pending_3ds') return { kind: 'at-bank', payment, attempt: live }

  const parts = request.plan(payment)
  if ('refusal' in parts) return { kind: 'refused', code: parts.refusal }
  const amount = money(parts.amount_minor, parts.currency)
  if (request.seen && !isSame(request.seen, amount)) return { kind: 'price-changed', amount }
  if (live && live.method === 'transfer' && parts.method === 'transfer')
    return { kind: 'replayed', payment, attempt: live }
  if (live) await changeAttempt(tx, live, 'cancelled', 'another method chosen', { next_query_at: null }, now)
  const attempt = await insertAttempt(
    tx,
    { ...parts, payment_id: payment.id, idempotency_key: request.idempotencyKey, request_hash: request.requestHash },
    'chosen by the customer',
    now,
  )
  return { kind: 'claimed', payment, attempt }
}

function refusalOf(payment: PaymentRow, attempts: AttemptRow[], now: Date): ClaimRefusal | undefined {
  if (payment.status === 'completed') return 'already-paid'
  if (payment.status === 'cancelled') return 'payment-gone'
  // Money of a wrong amount is here: another payment would only make it more.
  if (attempts.some((attempt) => holdsMoney(attempt.state))) return 'payment-in-progress'
  return payment.expires_at && payment.expires_at <= now ? 'payment-gone' : undefined
}
