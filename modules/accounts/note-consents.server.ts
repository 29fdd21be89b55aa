import { emailKey } from '#kernel/email.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { addConsents, hasConsent, type ConsentAct } from './data/consents.server.ts'
import { own } from './data/tables.server.ts'
import { getUser } from './data/users.server.ts'
import type { AccountConsent } from './domain/consents.ts'
import { newsWished } from './jobs/queues.server.ts'

/**
 * Writes what somebody agreed to, refused or was shown; earlier acts stay. When they want news, or no longer do, the list
 * of readers hears of it by a job of the same transaction. A tick for news that was left out is written and asks nobody
 * for anything.
 */
export async function noteConsents(
  tx: Db,
  userId: string,
  { given, act }: { given: Partial<Record<AccountConsent, boolean>>; act: ConsentAct },
  now: Date,
): Promise<void> {
  const wanted = given.marketing !== undefined && (await hasConsent(tx, userId, 'marketing'))
  await addConsents(tx, userId, given, act, now)
  if (given.marketing !== undefined && given.marketing !== wanted) await enqueue(tx, newsWished, { userId })
}

/** Asks that an address without an account be taken into the list of readers, inside the caller's transaction. */
export async function wishForNews(tx: Db, reader: { email: string; language: Locale }): Promise<void> {
  await enqueue(tx, newsWished, reader)
}

/** Whether an account wants news now, and where; `undefined` when it is gone. */
export async function findNewsWish(db: Db, userId: string) {
  const user = await own(db).selectFrom('users').select('id').where('id', '=', userId).where('erased_at', 'is', null)
  if (!(await user.executeTakeFirst())) return undefined
  const { email, language, hasConfirmedEmail } = await getUser(db, userId)
  return { email, language, hasConfirmedEmail, isWanted: await hasConsent(db, userId, 'marketing') }
}

/** Writes down that the owner of an address left the newsletter, where an account with that address wanted news. */
export async function withdrawNews(
  db: Db,
  { email, act }: { email: string; act: Omit<ConsentAct, 'source'> },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await own(tx)
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (!user || !(await hasConsent(tx, user.id, 'marketing'))) return
    await addConsents(tx, user.id, { marketing: false }, { ...act, source: 'newsletter' }, now)
  })
}
