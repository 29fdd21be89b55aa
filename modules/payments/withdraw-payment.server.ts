import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listAttempts } from './data/attempts.server.ts'
import { lockPayment } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import { isLive, isPaid } from './domain/attempt-state.ts'

export type WithdrawFailure = { code: 'already-paid' } | { code: 'payment-in-progress' }

/**
 * Takes back one open payment, inside the caller's transaction; taken back before, it stays so.
 *
 * Fails with `already-paid`, or with `payment-in-progress` while money may be on its way: a card at the bank, a transfer
 * that is awaited, or money of a wrong amount that a person has to look at.
 * @throws Error when there is no such payment.
 */
export async function withdrawPayment(tx: Db, token: string): Promise<Result<void, WithdrawFailure>> {
  const payment = await lockPayment(tx, token)
  if (!payment) throw new Error('no payment to withdraw')
  if (payment.status === 'completed') return fail({ code: 'already-paid' })
  const attempts = await listAttempts(tx, payment.id)
  if (attempts.some(({ state }) => isLive(state) || isPaid(state))) return fail({ code: 'payment-in-progress' })
  await own(tx).updateTable('payments').set({ status: 'cancelled' }).where('id', '=', payment.id).execute()
  return ok(undefined)
}
