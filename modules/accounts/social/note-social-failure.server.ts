import type { Db } from '#platform/db/client.server.ts'
import { closeStep, findStep, openStep } from '../data/sign-in-steps.server.ts'

/** Remembers for the next call of this browser that the other site failed. */
export async function noteSocialFailure(db: Db, now: Date): Promise<string> {
  return openStep(db, null, { kind: 'social-failed' }, now)
}

/** Whether the other site failed for this browser; told once. */
export async function takeSocialFailure(db: Db, step: string | undefined, now: Date): Promise<boolean> {
  const found = await findStep(db, step, ['social-failed'], now)
  return found !== undefined && (await closeStep(db, found))
}
