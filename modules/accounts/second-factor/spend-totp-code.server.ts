import type { Db } from '#platform/db/client.server.ts'
import { findTotpFactor, spendTotpStep } from '../data/totp-factors.server.ts'
import { digitsOf } from './set-up-totp.server.ts'
import { matchingStep } from './totp.server.ts'

/** Uses a code of somebody's authenticator app up; false when it does not fit, was used, or there is no app. */
export async function spendTotpCode(tx: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const factor = await findTotpFactor(tx, userId)
  if (!factor?.isConfirmed) return false
  const step = matchingStep(factor.secret, digitsOf(code), factor.lastStep, now)
  return step !== undefined && spendTotpStep(tx, userId, step)
}
