import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Tells staff who look after the settings that work of this queue was tried for the last time. */
export async function noteGivenUpJob(db: Db, queue: string, now: Date): Promise<void> {
  await own(db).insertInto('given_up_jobs').values({ queue, given_up_at: now }).execute()
}
