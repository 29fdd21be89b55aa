import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, withFlags } from './data/attempts.server.ts'
import { isDivided } from './data/family.server.ts'
import { foreignOf } from './data/foreign-money.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

/**
 * Ends an attempt that brought nothing after all, and its payment with it; listeners hear of it.
 *
 * @throws Error when it is not captured, or some of it is promised back; the database refuses that too.
 */
export async function endAsReversed(tx: Db, attemptRef: string, reason: string, now: Date): Promise<void> {
  const payment = await lockPaymentOfAttempt(tx, attemptRef)
  const row = await own(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('ref', '=', attemptRef)
    .executeTakeFirstOrThrow()
  if (!payment || row.state !== 'captured' || row.reserved_minor > 0 || (await isDivided(tx, row)))
    throw new Error('this money cannot be taken back')
  const change = { captured_minor: null, captured_at: null }
  await changeAttempt(tx, withFlags(row), 'reversed', reason, change, now)
  await own(tx)
    .updateTable('payments')
    .set({ status: 'cancelled', paid_at: null })
    .where('id', '=', payment.id)
    .execute()
  const amount = money(row.amount_minor, row.currency)
  const facts = { attemptRef, amount, foreign: foreignOf(row), subjectKind: payment.subject_kind }
  await tellListeners(tx, 'payment.reversed', facts, now)
}
