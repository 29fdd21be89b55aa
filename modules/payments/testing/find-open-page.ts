import type { Db } from '#platform/db/client.server.ts'
import { NextStepColumn } from '../data/next-step.server.ts'
import { own } from '../data/tables.server.ts'
import type { OpenPage } from './play-schedule.ts'

/** The page where a payment's customer is asked for money at the moment, if there is one. */
export async function findOpenPage(db: Db, token: string, openedAt: Date): Promise<OpenPage | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select(['payment_attempts.ref', 'payment_attempts.next_step'])
    .where('payments.token', '=', token)
    .where('payment_attempts.state', '=', 'pending_3ds')
    .executeTakeFirst()
  return row && { attemptRef: row.ref, step: NextStepColumn.parse(row.next_step), openedAt }
}
