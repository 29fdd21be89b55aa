import { fail, ok, type Result } from '#kernel/result.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { insertUser } from './data/users.server.ts'
import { accountOpened } from './jobs/queues.server.ts'
import type { PasswordHash } from './passwords.server.ts'

export type UserRequest = {
  fullName: string
  /** A valid address, as `parseEmail` gives it. */
  email: string
  mobile: string | null
  language: Locale
  passwordHash: PasswordHash
  referral?: string | null
}

/**
 * Opens an account for a member inside the caller's transaction and asks for the mail that lets the owner of the address
 * confirm it. The password is hashed before, by `hashPassword`.
 *
 * Fails with `email-taken`; the transaction stays usable then.
 */
export async function createUser(
  tx: Db,
  request: UserRequest,
): Promise<Result<{ userId: string }, { code: 'email-taken' }>> {
  const userId = await insertUser(tx, request)
  if (userId === undefined) return fail({ code: 'email-taken' })
  await enqueue(tx, accountOpened, { userId })
  return ok({ userId })
}
