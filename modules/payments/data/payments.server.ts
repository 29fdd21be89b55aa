import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { own, type PaymentTables } from './tables.server.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>

export async function findPayment(db: Db, token: string): Promise<PaymentRow | undefined> {
  return own(db).selectFrom('payments').selectAll().where('token', '=', token).executeTakeFirst()
}

/** Everything that decides about a payment queues on its row. */
export async function lockPayment(tx: Db, token: string): Promise<PaymentRow | undefined> {
  return own(tx).selectFrom('payments').selectAll().where('token', '=', token).forUpdate().executeTakeFirst()
}

export async function lockPaymentOfAttempt(tx: Db, attemptRef: string): Promise<PaymentRow | undefined> {
  return own(tx)
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', (query) =>
      query.selectFrom('payment_attempts').select('payment_id').where('ref', '=', attemptRef),
    )
    .forUpdate()
    .executeTakeFirst()
}
