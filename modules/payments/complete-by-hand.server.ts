import { newPlainToken, newReference } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { confirmTransfer } from './confirm-transfer.server.ts'
import { insertAttempt, listAttempts, type AttemptRow } from './data/attempts.server.ts'
import { lockPayment, type PaymentRow } from './data/payments.server.ts'
import { holdsMoney, isLive } from './domain/attempt-state.ts'

export type HandCompletion = {
  token: string
  /** Where the money was seen; never empty. */
  note: string
}

export type CompleteByHandFailure =
  | { code: 'note-required' }
  | { code: 'already-paid' }
  | { code: 'payment-gone' }
  | { code: 'payment-in-progress' }

/**
 * Records that all of a payment's money came to the account although nobody announced a transfer: a transfer is awaited
 * and received at once, so that books, payment page and seller see what they see of any other. A transfer that is awaited
 * already receives what it still lacks. Works in the caller's transaction, under the lock of the payment's row; an expired
 * payment is completed like an open one.
 *
 * Fails with `note-required`, `already-paid`, `payment-gone` when it was taken back, `payment-in-progress` while a card may
 * still be charged or money of a wrong amount is here.
 * @throws Error when there is no such payment.
 */
export async function completeByHand(
  tx: Db,
  admin: Admin<'payments'>,
  { token, note }: HandCompletion,
  now: Date,
): Promise<Result<{ attemptRef: string }, CompleteByHandFailure>> {
  if (!note.trim()) return fail({ code: 'note-required' })
  const payment = await lockPayment(tx, token)
  if (!payment) throw new Error('no payment to complete')
  if (payment.status === 'completed') return fail({ code: 'already-paid' })
  if (payment.status === 'cancelled') return fail({ code: 'payment-gone' })
  const attempts = await listAttempts(tx, payment.id)
  if (attempts.some(({ state }) => holdsMoney(state))) return fail({ code: 'payment-in-progress' })
  const live = attempts.find(({ state }) => isLive(state))
  if (live && live.state !== 'pending_transfer') return fail({ code: 'payment-in-progress' })

  const attempt = live ?? (await awaitTransfer(tx, payment, now))
  const rest = money(attempt.amount_minor - (attempt.captured_minor ?? 0), attempt.currency)
  const receipt = { attemptRef: attempt.ref, received: rest, note: `${note.trim()} (${admin.email})`, by: admin.id }
  const confirmed = await confirmTransfer(tx, receipt, now)
  if (!confirmed.ok) throw new Error(`a transfer awaited under lock was refused: ${confirmed.error.code}`)
  return ok({ attemptRef: attempt.ref })
}

async function awaitTransfer(tx: Db, payment: PaymentRow, now: Date): Promise<AttemptRow> {
  const ref = newPlainToken()
  return insertAttempt(
    tx,
    {
      ref,
      payment_id: payment.id,
      provider: 'bank_transfer',
      method: 'transfer',
      state: 'pending_transfer',
      amount_minor: payment.amount_minor,
      surcharge_minor: 0,
      currency: payment.currency,
      installments: 1,
      idempotency_key: `by-hand:${ref}`,
      request_hash: '',
      transfer_reference: newReference(),
      payer_name: payment.customer_name,
      payer_email: payment.customer_email,
      payer_phone: payment.customer_phone,
      expires_at: now,
      next_query_at: null,
    },
    'entered by staff',
    now,
  )
}
