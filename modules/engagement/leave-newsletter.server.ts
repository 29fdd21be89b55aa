import { isToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Deletes an address from the newsletter by the token in each of its mails. Nothing happens when it is gone already. */
export async function leaveNewsletter(db: Db, token: string): Promise<void> {
  if (!isToken(token)) return
  await own(db).deleteFrom('newsletter_subscriptions').where('leave_token', '=', token).execute()
}
