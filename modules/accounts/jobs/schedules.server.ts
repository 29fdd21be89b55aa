import type { Db } from '#platform/db/client.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { removeStaleSignIns } from '../remove-stale-sign-ins.server.ts'

/** What this module does again and again. */
export function accountSchedules(db: Db): Schedule[] {
  return [{ name: 'remove-stale-sign-ins', everySeconds: 3600, work: (now) => removeStaleSignIns(db, now) }]
}
