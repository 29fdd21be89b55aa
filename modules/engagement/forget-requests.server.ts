import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { forgetConsentsBefore } from './register/forget-consents.server.ts'
import { CONSENTS_KEPT_DAYS, PAPERS_KEPT_DAYS, REQUESTS_KEPT_DAYS, UNCONFIRMED_KEPT_DAYS } from './domain/retention.ts'
import { forgetRecipientsBefore } from './letters/end-letters-to.server.ts'

/**
 * Deletes what requests no longer need: numbers of papers when the group has left or after 90 days, whichever comes
 * first, whole requests and messages after a year, to whom newsletters went after a year, what was agreed to by law a year after it was taken back, and addresses for the newsletter
 * that nobody confirmed. A booking keeps its own copy.
 */
export async function forgetRequests(db: Db, now: Date): Promise<void> {
  const today = dayInIstanbul(now)
  const daysAgo = (days: number) => startInIstanbul(addDays(today, -days))
  await inTransaction(db, async (tx) => {
    await own(tx)
      .deleteFrom('requested_papers')
      .where('request_id', 'in', (query) =>
        query
          .selectFrom('reservation_requests')
          .select('id')
          .where((or) => or.or([or('departs_on', '<', today), or('asked_at', '<', daysAgo(PAPERS_KEPT_DAYS))])),
      )
      .execute()
    await own(tx).deleteFrom('reservation_requests').where('asked_at', '<', daysAgo(REQUESTS_KEPT_DAYS)).execute()
    await own(tx).deleteFrom('call_requests').where('asked_at', '<', daysAgo(REQUESTS_KEPT_DAYS)).execute()
    await own(tx).deleteFrom('contact_messages').where('sent_at', '<', daysAgo(REQUESTS_KEPT_DAYS)).execute()
    await own(tx)
      .deleteFrom('newsletter_subscriptions')
      .where('confirmed_at', 'is', null)
      .where('confirm_until', '<', daysAgo(UNCONFIRMED_KEPT_DAYS))
      .execute()
    await forgetConsentsBefore(tx, daysAgo(CONSENTS_KEPT_DAYS))
    await forgetRecipientsBefore(tx, daysAgo(REQUESTS_KEPT_DAYS))
    await own(tx).deleteFrom('information_requests').where('asked_at', '<', daysAgo(REQUESTS_KEPT_DAYS)).execute()
  })
}
