import { isToken } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { noteConsents, subscribedColumns } from './register/note-consent.server.ts'
import { subscriptionState, type SubscriptionState } from './domain/subscription.ts'

/** What the link in the mail leads to; a token nobody knows counts as expired. Changes nothing. */
export async function findSubscriptionState(db: Db, token: string, now: Date): Promise<SubscriptionState> {
  if (!isToken(token)) return 'expired'
  const row = await own(db)
    .selectFrom('newsletter_subscriptions')
    .select(['confirmed_at as confirmedAt', 'confirm_until as confirmUntil'])
    .where('confirm_token', '=', token)
    .executeTakeFirst()
  return row ? subscriptionState(row, now) : 'expired'
}

/**
 * Confirms an address by the token that was mailed to it. A second time is as good as the first and changes nothing.
 * Fails with `token-expired`, also for a token nobody knows.
 */
export async function confirmSubscription(
  db: Db,
  token: string,
  now: Date,
): Promise<Result<{ isFirst: boolean }, { code: 'token-expired' }>> {
  const state = await findSubscriptionState(db, token, now)
  if (state === 'expired') return fail({ code: 'token-expired' })
  if (state === 'confirmed') return ok({ isFirst: false })
  return inTransaction(db, async (tx) => {
    const confirmed = await own(tx)
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: now })
      .where('confirm_token', '=', token)
      .where('confirmed_at', 'is', null)
      .returning(subscribedColumns)
      .execute()
    await noteConsents(tx, confirmed, { status: 'ONAY', source: 'HS_WEB', at: now })
    return ok({ isFirst: confirmed.length > 0 })
  })
}
