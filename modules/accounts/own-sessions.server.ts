import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { isUserId } from './data/users.server.ts'
import { deviceNameOf } from './domain/device-name.ts'
import type { OwnSession } from './domain/own-session.ts'
import type { Member } from './proofs.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

const MOST_SESSIONS = 100

/** A member's live sessions, the one that asks first, then those used last; a hundred at most. */
export async function listOwnSessions(db: Db, member: Member, token: string, now: Date): Promise<OwnSession[]> {
  const rows = await own(db)
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', member.id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(MOST_SESSIONS)
    .execute()
  const current = tokenHashOf(token)
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceNameOf(row.user_agent),
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.token_hash === current,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one session of a member; false for those of other people and for what is no session. */
export async function endOwnSession(db: Db, member: Member, sessionId: string): Promise<boolean> {
  if (!isUserId(sessionId)) return false
  const ended = await own(db)
    .deleteFrom('sessions')
    .where('user_id', '=', member.id)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends every session of a member except the one that asks, and says how many. */
export async function endOwnOtherSessions(db: Db, member: Member, token: string): Promise<number> {
  const ended = await own(db)
    .deleteFrom('sessions')
    .where('user_id', '=', member.id)
    .where('token_hash', '!=', tokenHashOf(token))
    .returning('id')
    .execute()
  return ended.length
}
