import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

/** Ends the session of a token; a token without one is no error. */
export async function endSession(db: Db, token: string): Promise<void> {
  await own(db).deleteFrom('sessions').where('token_hash', '=', tokenHashOf(token)).execute()
}

/**
 * Ends every session of an account except the one of `keptToken`; without a token, every one. The browsers that were
 * let in before are strangers again.
 */
export async function endOtherSessions(db: Db, userId: string, keptToken: string | undefined): Promise<void> {
  const sessions = own(db).deleteFrom('sessions').where('user_id', '=', userId)
  await (keptToken === undefined ? sessions : sessions.where('token_hash', '!=', tokenHashOf(keptToken))).execute()
  await own(db).deleteFrom('known_devices').where('user_id', '=', userId).execute()
}
