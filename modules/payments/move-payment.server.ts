import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { lockPayment } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'

/** What a payment is for from now on, and what its page calls it. */
export type OtherSubject = { subject: PaymentSubject; reference: string; orderPath: string }

/**
 * Has a payment that was made count for something else, with everything that came of it, inside the caller's transaction.
 * The books are the caller's.
 *
 * @throws Error when it was not paid.
 */
export async function movePayment(
  tx: Db,
  token: string,
  { subject, reference, orderPath }: OtherSubject,
): Promise<void> {
  const payment = await lockPayment(tx, token)
  if (payment?.status !== 'completed') throw new Error('only money that came moves to something else')
  await own(tx)
    .updateTable('payments')
    .set({
      subject_kind: subject.kind,
      subject_ref: subject.ref,
      reference,
      summary: sql<string>`case when summary ? 'orderPath' then summary || ${toJson({ orderPath })}::jsonb else summary end`,
    })
    .where('id', '=', payment.id)
    .execute()
}
