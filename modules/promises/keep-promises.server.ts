import { seedLedgers } from './seed-ledgers.server.ts'
import { takeTouched } from './take-touched.server.ts'
import { tellChanges, type ChangeWork } from './tell-changes.server.ts'

/** What is done every few seconds: what was touched is written down, and who is promised something else is told. */
export async function keepPromises(work: ChangeWork, now: Date): Promise<number> {
  await takeTouched(work.db)
  await seedLedgers(work.db, now)
  return tellChanges(work, now)
}
