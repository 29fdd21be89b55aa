import { emailKey } from '#kernel/email.ts'
import { isToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { noteConsents, subscribedColumns } from './register/note-consent.server.ts'
import { endLettersTo } from './letters/end-letters-to.server.ts'

/**
 * Deletes an address from the newsletter by the token in each of its mails, and tells which it was; what waits to be sent
 * to it is not sent. Nothing happens when it is gone already.
 */
export async function leaveNewsletter(db: Db, token: string, now: Date): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  return inTransaction(db, async (tx) => {
    const left = await own(tx)
      .deleteFrom('newsletter_subscriptions')
      .where('leave_token', '=', token)
      .returning(['id', ...subscribedColumns])
      .execute()
    await noteConsents(tx, left, { status: 'RET', source: 'HS_WEB', at: now })
    await endLettersTo(tx, left)
    return left[0]?.email
  })
}

/** Deletes an address from the newsletter, for its owner; with `isProven` false only one that nobody has confirmed. */
export async function removeFromNewsletter(
  db: Db,
  { email, isProven }: { email: string; isProven: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const left = await own(tx)
      .deleteFrom('newsletter_subscriptions')
      .where('email_key', '=', emailKey(email))
      .$if(!isProven, (query) => query.where('confirmed_at', 'is', null))
      .returning(['id', ...subscribedColumns])
      .execute()
    await noteConsents(tx, left, { status: 'RET', source: 'HS_WEB', at: now })
    await endLettersTo(tx, left)
  })
}
