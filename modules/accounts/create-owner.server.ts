import { defaultLocale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { insertUser } from './data/users.server.ts'
import { hashPassword } from './passwords.server.ts'

/**
 * Opens an account that may do everything, for the first start of an installation.
 *
 * Fails with `email-taken` and changes nothing about the account that exists.
 */
export async function createOwner(
  db: Db,
  owner: { fullName: string; email: string; password: string },
): Promise<Result<{ userId: string }, { code: 'email-taken' }>> {
  const passwordHash = await hashPassword(owner.password)
  const userId = await insertUser(db, {
    fullName: owner.fullName,
    email: owner.email,
    mobile: null,
    language: defaultLocale,
    passwordHash,
    staffRole: 'owner',
  })
  return userId === undefined ? fail({ code: 'email-taken' }) : ok({ userId })
}
