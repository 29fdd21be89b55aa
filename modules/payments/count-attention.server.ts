import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { attemptsThat } from './data/attempt-conditions.server.ts'
import { own } from './data/tables.server.ts'

/** How many tries to pay wait for a person. */
export async function countAttention(db: Db, _admin: Admin<'payments'>): Promise<number> {
  const { count } = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .where(attemptsThat({ needsPerson: true }))
    .select((attempts) => attempts.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
