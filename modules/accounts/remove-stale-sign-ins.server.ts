import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

const DAY_MS = 24 * 3_600_000
const KEPT_ATTEMPTS_MS = DAY_MS
const KEPT_DEVICES_MS = 365 * DAY_MS

/**
 * Removes sessions, steps and mailed links that have ended, tries older than a day and browsers not seen for a year. May
 * run at any time, any number of times.
 */
export async function removeStaleSignIns(db: Db, now: Date): Promise<void> {
  await own(db).deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await own(db).deleteFrom('mailed_tokens').where('expires_at', '<=', now).execute()
  await own(db).deleteFrom('sign_in_steps').where('expires_at', '<=', now).execute()
  await own(db)
    .deleteFrom('known_devices')
    .where('last_used_at', '<', new Date(now.getTime() - KEPT_DEVICES_MS))
    .execute()
  await own(db)
    .deleteFrom('sign_in_attempts')
    .where('attempted_at', '<', new Date(now.getTime() - KEPT_ATTEMPTS_MS))
    .execute()
}
