import { emailKey, parseEmail } from '#kernel/email.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { checkOwnPassword, type OwnPasswordFailure } from './check-own-password.server.ts'
import { own } from './data/tables.server.ts'
import { emailToConfirm } from './jobs/queues.server.ts'
import type { Member } from './proofs.server.ts'

export type EmailFailure = { code: 'email' } | { code: 'email-taken' } | OwnPasswordFailure

/**
 * Has a link mailed by which an address is confirmed: that of the account, or a new one, for which the password is asked
 * once more. The account keeps its address until the link is followed.
 *
 * Fails with `email` for a text that is no address, `email-taken`, `current-password` or `rate-limited`.
 */
export async function askForEmail(
  db: Db,
  member: Member,
  { email: typed, current, address }: { email: string; current: string; address: string },
  now: Date,
): Promise<Result<{ email: string }, EmailFailure>> {
  const email = parseEmail(typed)
  if (email === undefined) return fail({ code: 'email' })
  if (emailKey(email) !== emailKey(member.email)) {
    const checked = await checkOwnPassword(db, member, { current, address }, now)
    if (!checked.ok) return checked
    const taken = await own(db)
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (taken) return fail({ code: 'email-taken' })
  }
  await enqueue(db, emailToConfirm, { userId: member.id, email })
  return ok({ email })
}
