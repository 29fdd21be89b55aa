import { emailKey } from '#kernel/email.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Whether this is the address of the account, and its owner has confirmed it. */
export async function hasConfirmedEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const row = await own(db)
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_key', '=', emailKey(email))
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
