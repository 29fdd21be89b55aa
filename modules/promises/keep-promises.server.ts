import type { CustomerMailWork } from '#modules/booking/index.server.ts'
import { settleSilence } from './settle-silence.server.ts'
import { takeTouched } from './take-touched.server.ts'
import { tellChanges } from './tell-changes.server.ts'

/**
 * What is done every few seconds: what was touched is written down, who is promised something else is told, and what nobody
 * answered counts as they were told it would.
 */
export async function keepPromises(work: CustomerMailWork, now: Date): Promise<number> {
  await settleSilence(work.db, now)
  await takeTouched(work.db)
  return tellChanges(work, now)
}
