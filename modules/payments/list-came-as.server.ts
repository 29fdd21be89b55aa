import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { foreignOf } from './data/foreign-money.server.ts'
import { own } from './data/tables.server.ts'
import { leftOfForeign, type CameAs } from './domain/came-as.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import { isOpenRefund } from './domain/refund-state.ts'

/**
 * What money of other currencies came for a subject and is still here: by attempt for what nothing is promised of, and by
 * refund for the promise that gives the rest of an attempt back. A promise of a part is not listed; it is what the rate
 * of its day makes of it.
 */
export async function listCameAs(
  db: Db,
  subject: PaymentSubject,
): Promise<{ held: Map<string, CameAs>; promised: Map<string, CameAs> }> {
  const attempts = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .where('payments.subject_kind', '=', subject.kind)
    .where('payments.subject_ref', '=', subject.ref)
    .where('payment_attempts.foreign_minor', 'is not', null)
    .execute()
  const held = new Map<string, CameAs>()
  const promised = new Map<string, CameAs>()
  if (attempts.length === 0) return { held, promised }
  const ids = attempts.map(({ id }) => id)
  const refunds = await own(db)
    .selectFrom('refunds')
    .selectAll()
    .where('attempt_id', 'in', ids)
    .where('state', '<>', 'failed')
    .orderBy('id')
    .execute()
  for (const attempt of attempts) {
    const gone = refunds
      .filter(({ attempt_id: attemptId }) => attemptId === attempt.id)
      .map((row) => ({ row, amount: money(row.amount_minor, row.currency), foreign: foreignOf(row) }))
    const isRestPromised = attempt.reserved_minor >= (attempt.captured_minor ?? 0)
    const last = isRestPromised ? gone.findLast(({ row }) => isOpenRefund(row.state)) : undefined
    const came = leftOfForeign(
      foreignOf(attempt),
      gone.filter((part) => part !== last),
    )
    if (came && last) promised.set(last.row.ref, came)
    if (came && !isRestPromised) held.set(attempt.ref, came)
  }
  return { held, promised }
}
