import { isToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

/** The language of the account behind a live session; nothing is moved on by asking. */
export async function findSessionLanguage(db: Db, token: string, now: Date): Promise<Locale | undefined> {
  if (!isToken(token)) return undefined
  const row = await own(db)
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.language')
    .where('sessions.token_hash', '=', tokenHashOf(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row?.language
}
