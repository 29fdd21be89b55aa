import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { amountOf, changeAttempt, findAttemptByRef, findLiveAttempt, type AttemptRow } from './data/attempts.server.ts'
import { listFamily } from './data/family.server.ts'
import { foreignOf } from './data/foreign-money.server.ts'
import { lockPaymentOfAttempt, type PaymentRow } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import { applySnapshot, type AttemptFlag, type Decision } from './domain/apply-snapshot.ts'
import { isLive, isPaid, isUndecided, type AttemptState } from './domain/attempt-state.ts'
import { lastLookAt, nextQueryAt, SESSION_GRACE_MS } from './domain/retry-schedule.ts'
import type { Snapshot } from './domain/snapshot.ts'
import { paymentCaptured } from './jobs/queues.server.ts'
import { postCapture } from './post-capture.server.ts'
import { postDispute } from './post-dispute.server.ts'
import { stopRefunds } from './stop-refunds.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

export type RecordedAttempt = { paymentToken: string; state: AttemptState; flags: AttemptFlag[] }

/**
 * Writes what a provider was seen to say: the attempt's new state, its history, the completed payment, the entry in
 * the books and the job that tells the seller, all in one transaction of its own or of the caller. Seen twice or by
 * forty at once, it acts once: callers queue on the payment's row. `undefined` when there is no such attempt.
 */
export async function recordSnapshot(
  db: Db,
  attemptRef: string,
  snapshot: Snapshot,
  now: Date,
): Promise<RecordedAttempt | undefined> {
  return inTransaction(db, (tx) => recordIn(tx, attemptRef, snapshot, now))
}

async function recordIn(
  tx: Db,
  attemptRef: string,
  snapshot: Snapshot,
  now: Date,
): Promise<RecordedAttempt | undefined> {
  const payment = await lockPaymentOfAttempt(tx, attemptRef)
  const attempt = payment && (await findAttemptByRef(tx, attemptRef))
  if (!payment || !attempt) return undefined

  const decision = applySnapshot({ state: attempt.state, amount: amountOf(attempt), flags: attempt.flags }, snapshot, {
    isPaymentSettled: payment.status !== 'pending',
    isSessionOver: now.getTime() > attempt.expires_at.getTime() + SESSION_GRACE_MS,
  })
  if (decision.kind === 'unchanged') return { paymentToken: payment.token, state: attempt.state, flags: attempt.flags }

  await write(tx, attempt, snapshot, decision, now)
  if (decision.to === 'disputed') {
    await postDispute(tx, payment, attempt, now)
    await stopRefunds(tx, attempt.id, now)
    // The bank takes the whole charge, whichever orders have parts of it.
    if (attempt.split_from === null)
      for (const part of (await listFamily(tx, attempt)).slice(1)) await recordIn(tx, part.ref, snapshot, now)
  }
  if (decision.effect === 'confirm') await completePayment(tx, payment, now)
  if (decision.effect !== 'none') {
    const taken = snapshot.amount ?? amountOf(attempt)
    await postCapture(tx, payment, attempt, { taken, flags: decision.flags, iban: snapshot.iban }, now)
    await tellSeller(tx, payment, attempt, taken, decision.flags)
    const facts = { attemptRef, amount: taken, foreign: foreignOf(attempt), subjectKind: payment.subject_kind }
    await tellListeners(tx, 'payment.captured', facts, now)
  }
  return { paymentToken: payment.token, state: decision.to, flags: decision.flags }
}

async function write(
  tx: Db,
  attempt: AttemptRow,
  snapshot: Snapshot,
  decision: Extract<Decision, { kind: 'change' }>,
  now: Date,
): Promise<void> {
  const { to, flags, decline } = decision
  const isWritten = await changeAttempt(
    tx,
    attempt,
    to,
    `${snapshot.source}: ${snapshot.outcome}`,
    {
      flags,
      decline_reason: decline ?? null,
      next_query_at: nextLook(attempt, to, now),
      ...(snapshot.providerRef ? { provider_ref: snapshot.providerRef } : {}),
      ...(snapshot.paymentRef ? { payment_ref: snapshot.paymentRef } : {}),
      ...(snapshot.card ? { card_brand: snapshot.card.brand, card_last4: snapshot.card.last4 } : {}),
      ...(to === 'disputed' ? { attention_cleared_at: null } : {}),
      ...(to === 'captured' ? { captured_minor: snapshot.amount?.minor ?? null, captured_at: now } : {}),
    },
    now,
  )
  if (!isWritten) throw new Error(`attempt ${attempt.ref} changed while its payment was locked`)
}

function nextLook(attempt: AttemptRow, to: AttemptState, now: Date): Date | null {
  if (isUndecided(to)) return nextQueryAt(attempt.query_count, now, Math.random()) ?? null
  if (isLive(to)) return attempt.next_query_at
  const mayStillCharge = attempt.method === 'card' && !isPaid(to) && attempt.next_step !== null
  return (mayStillCharge && lastLookAt(attempt.expires_at, now)) || null
}

/** A transfer that was still awaited beside the payment that came is awaited no longer. */
async function completePayment(tx: Db, payment: PaymentRow, now: Date): Promise<void> {
  await own(tx)
    .updateTable('payments')
    .set({ status: 'completed', paid_at: now })
    .where('id', '=', payment.id)
    .execute()
  const other = await findLiveAttempt(tx, payment.id)
  if (other?.state === 'pending_transfer')
    await changeAttempt(tx, other, 'cancelled', 'paid otherwise', { next_query_at: null }, now)
}

async function tellSeller(
  tx: Db,
  payment: PaymentRow,
  attempt: AttemptRow,
  taken: Money,
  flags: AttemptFlag[],
): Promise<void> {
  await enqueue(tx, paymentCaptured, {
    paymentToken: payment.token,
    subjectKind: payment.subject_kind,
    subjectRef: payment.subject_ref,
    attemptRef: attempt.ref,
    method: attempt.method,
    amountMinor: taken.minor,
    currency: taken.currency,
    isMismatch: flags.includes('mismatch'),
    isLate: flags.includes('late'),
    isExcess: flags.includes('excess'),
  })
}
