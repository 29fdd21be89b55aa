import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listAttempts } from './data/attempts.server.ts'
import { lockPayment } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import { holdsMoney, isLive } from './domain/attempt-state.ts'

export type ReopenFailure = { code: 'already-paid' } | { code: 'payment-in-progress' }

/**
 * Lets a payment that was taken back be paid again, inside the caller's transaction and under the lock of its row. One
 * that is open stays so.
 *
 * Fails with `already-paid`, or with `payment-in-progress` when money came although it was taken back: a person decides
 * about that money first.
 * @throws Error when there is no such payment.
 */
export async function reopenPayment(tx: Db, token: string): Promise<Result<void, ReopenFailure>> {
  const payment = await lockPayment(tx, token)
  if (!payment) throw new Error('no payment to reopen')
  if (payment.status === 'completed') return fail({ code: 'already-paid' })
  const attempts = await listAttempts(tx, payment.id)
  if (attempts.some(({ state }) => isLive(state) || holdsMoney(state))) return fail({ code: 'payment-in-progress' })
  await own(tx).updateTable('payments').set({ status: 'pending' }).where('id', '=', payment.id).execute()
  return ok(undefined)
}
