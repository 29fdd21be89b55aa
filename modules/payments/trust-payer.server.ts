import { readSetting } from '#platform/settings/settings.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findLiveAttempt } from './data/attempts.server.ts'
import { SummaryColumn } from './data/summary.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import { transferDeadline } from './domain/transfer-deadline.ts'
import { lockPaymentsOf } from './end-payments.server.ts'
import { transferHoldHoursSetting } from './settings.server.ts'

/**
 * Whoever pays for a subject can be reached, or has paid already: from now on a transfer for it is awaited as long as any.
 * Gives until when one that is awaited is awaited now. Inside the caller's transaction, under the locks of the payments;
 * a second time it changes nothing.
 */
export async function trustPayer(tx: Db, subject: PaymentSubject, now: Date): Promise<Date | undefined> {
  let until: Date | undefined
  const holdHours = await readSetting(tx, transferHoldHoursSetting)
  for (const { id } of await lockPaymentsOf(tx, subject)) {
    const payment = await own(tx)
      .selectFrom('payments')
      .select(['summary', 'unproven_until'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (payment.unproven_until === null) continue
    await own(tx).updateTable('payments').set({ unproven_until: null }).where('id', '=', id).execute()
    const awaited = await findLiveAttempt(tx, id)
    if (awaited?.state !== 'pending_transfer') continue
    until = transferDeadline(now, SummaryColumn.parse(payment.summary).departsOn, holdHours)
    await own(tx)
      .updateTable('payment_attempts')
      .set({ expires_at: until, next_query_at: until })
      .where('id', '=', awaited.id)
      .execute()
  }
  return until
}
