import { emailKey } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import type { FieldProblem } from './domain/read-field.ts'
import {
  checkSubscription,
  CONFIRM_DAYS,
  MARKETING_CONSENT_VERSION,
  MINUTES_BETWEEN_ASKING,
  type SubscriptionDraft,
} from './domain/subscription.ts'
import { subscriptionAskedFor } from './jobs/message-queues.server.ts'

/**
 * Keeps an address for the newsletter and asks for the mail that lets its owner confirm it. The outcome is the same
 * for an address that is known already, and the id says nothing either: nobody learns who is subscribed. One address
 * is one record; as long as it is not confirmed, asking again gives its link seven more days and sends the mail again,
 * though not more often than every ten minutes. Fails with `invalid-fields`.
 */
export async function subscribeToNewsletter(
  db: Db,
  { draft, locale, address }: { draft: SubscriptionDraft; locale: Locale; address: string },
  now: Date,
): Promise<Result<{ publicId: string }, { code: 'invalid-fields'; problems: FieldProblem[] }>> {
  const checked = checkSubscription(draft)
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  const publicId = newToken()
  const key = emailKey(checked.value.email)
  const asked = {
    email: checked.value.email,
    language: locale,
    confirm_until: new Date(now.getTime() + CONFIRM_DAYS * 86_400_000),
    consent_version: MARKETING_CONSENT_VERSION,
    address_hash: hashAddress(key, address),
    asked_at: now,
  }
  return inTransaction(db, async (tx) => {
    const kept = await own(tx)
      .insertInto('newsletter_subscriptions')
      .values({ ...asked, email_key: key, confirm_token: newToken(), leave_token: newToken(), confirmed_at: null })
      .onConflict((same) =>
        same
          .column('email_key')
          .doUpdateSet(asked)
          .where('newsletter_subscriptions.confirmed_at', 'is', null)
          .where('newsletter_subscriptions.asked_at', '<=', new Date(now.getTime() - MINUTES_BETWEEN_ASKING * 60_000)),
      )
      .returning('id')
      .executeTakeFirst()
    if (kept) await enqueue(tx, subscriptionAskedFor, { subscriptionId: kept.id })
    return ok({ publicId })
  })
}
