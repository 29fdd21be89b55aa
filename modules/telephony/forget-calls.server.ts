import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

const HOUR_MS = 3_600_000

/** Forgets who rang, an hour after the call: it is of use while the telephone is held. */
export async function forgetCalls(db: Db, now: Date): Promise<void> {
  await own(db)
    .deleteFrom('incoming_calls')
    .where('rang_at', '<', new Date(now.getTime() - HOUR_MS))
    .execute()
}
