import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

const KEPT_ATTEMPTS_MS = 24 * 3_600_000

/** Removes sessions that have ended and tries older than a day. May run at any time, any number of times. */
export async function removeStaleSignIns(db: Db, now: Date): Promise<void> {
  await own(db).deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await own(db)
    .deleteFrom('sign_in_attempts')
    .where('attempted_at', '<', new Date(now.getTime() - KEPT_ATTEMPTS_MS))
    .execute()
}
