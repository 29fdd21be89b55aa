import { parseEmail, emailKey } from '#kernel/email.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { isUserId, toSignedInUser, userColumns } from './data/users.server.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'

/** An account by its id or by its e-mail address, blocked ones included. */
export async function findUser(db: Db, by: { id: string } | { email: string }): Promise<SignedInUser | undefined> {
  const users = own(db).selectFrom('users').select(userColumns)
  if ('id' in by) {
    if (!isUserId(by.id)) return undefined
    const row = await users.where('id', '=', by.id).executeTakeFirst()
    return row && toSignedInUser(row)
  }
  const email = parseEmail(by.email)
  if (email === undefined) return undefined
  const row = await users.where('email_key', '=', emailKey(email)).executeTakeFirst()
  return row && toSignedInUser(row)
}
