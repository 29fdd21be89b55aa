import type { CustomerMailWork } from '#modules/booking/index.server.ts'
import { takeTouched } from './take-touched.server.ts'
import { tellChanges } from './tell-changes.server.ts'

/** What is done every few seconds: what was touched is written down, and who is promised something else is told. */
export async function keepPromises(work: CustomerMailWork, now: Date): Promise<number> {
  await takeTouched(work.db)
  return tellChanges(work, now)
}
