import { emailKey } from '#kernel/email.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isUniqueViolation } from '#platform/db/errors.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { dropMailedTokens, findMailedToken, useMailedToken } from './data/mailed-tokens.server.ts'
import { own } from './data/tables.server.ts'
import { emailChanged } from './jobs/queues.server.ts'

const purpose = 'confirm-email'

/** The address a mailed link would confirm, while it works. Changes nothing: mail programs open links by themselves. */
export async function findEmailToConfirm(db: Db, token: string, now: Date): Promise<string | undefined> {
  return (await findMailedToken(db, { token, purpose }, now))?.email
}

/**
 * Confirms the address a link was mailed to. Where it is another one than that of the account, it takes its place, and
 * the owner is told at the earlier one. The link is used up.
 *
 * Fails with `token-expired`, also for links that were used and for those nobody knows, or with `email-taken` when
 * another account got the address meanwhile.
 */
export async function confirmEmail(
  db: Db,
  token: string,
  now: Date,
): Promise<Result<{ email: string }, { code: 'token-expired' } | { code: 'email-taken' }>> {
  try {
    return await inTransaction(db, async (tx) => {
      const link = await useMailedToken(tx, { token, purpose }, now)
      if (!link) return fail({ code: 'token-expired' })
      const { userId, email } = link
      const before = await own(tx)
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      await own(tx)
        .updateTable('users')
        .set({ email, email_key: emailKey(email), email_confirmed_at: now })
        .where('id', '=', userId)
        .execute()
      if (emailKey(before.email) !== emailKey(email)) {
        // Whoever reads the earlier mailbox must not get in by a link that lies there.
        await dropMailedTokens(tx, userId)
        await enqueue(tx, emailChanged, { userId, earlierEmail: before.email, at: now.toISOString() })
      }
      return ok({ email })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) return fail({ code: 'email-taken' })
    throw error
  }
}
