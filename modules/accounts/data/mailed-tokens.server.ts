import { isToken, newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { linkExpiry, MINUTES_BETWEEN_LINKS, type MailedPurpose } from '../domain/mailed-link.ts'
import { tokenHashOf } from '../token-hash.server.ts'
import { own } from './tables.server.ts'

type Link = {
  userId: string
  purpose: MailedPurpose
  email: string
  /** How long it works, where that is longer than links of its kind do. */
  minutes?: number | undefined
}

/**
 * A new token for a link that is being mailed; only its hash is kept. Earlier links of the same kind stop working.
 * `undefined` when the account was sent one to the same address moments ago.
 */
export async function issueMailedToken(
  tx: Db,
  { userId, purpose, email, minutes }: Link,
  now: Date,
): Promise<string | undefined> {
  const recent = await own(tx)
    .selectFrom('mailed_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('created_at', '>', new Date(now.getTime() - MINUTES_BETWEEN_LINKS * 60_000))
    .limit(1)
    .executeTakeFirst()
  if (recent) return undefined
  await own(tx).deleteFrom('mailed_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  const token = newToken(32)
  await own(tx)
    .insertInto('mailed_tokens')
    .values({
      token_hash: tokenHashOf(token),
      user_id: userId,
      purpose,
      email,
      created_at: now,
      expires_at: linkExpiry(purpose, now, minutes),
    })
    .execute()
  return token
}

/** What a link stands for while it works. */
export async function findMailedToken(
  db: Db,
  { token, purpose }: { token: string; purpose: MailedPurpose },
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  if (!isToken(token)) return undefined
  const row = await own(db)
    .selectFrom('mailed_tokens')
    .select(['user_id', 'email'])
    .where('token_hash', '=', tokenHashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { userId: row.user_id, email: row.email }
}

/** As above, and the link is used up; of two who use it at once one gets it. */
export async function useMailedToken(
  tx: Db,
  { token, purpose }: { token: string; purpose: MailedPurpose },
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  if (!isToken(token)) return undefined
  const row = await own(tx)
    .deleteFrom('mailed_tokens')
    .where('token_hash', '=', tokenHashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  return row && { userId: row.user_id, email: row.email }
}

/** Whatever was mailed to an account before stops working. */
export async function dropMailedTokens(tx: Db, userId: string): Promise<void> {
  await own(tx).deleteFrom('mailed_tokens').where('user_id', '=', userId).execute()
}
