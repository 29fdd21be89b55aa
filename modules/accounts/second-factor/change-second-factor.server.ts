import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { own } from '../data/tables.server.ts'
import type { SecurityChange } from '../domain/security-change.ts'
import { endOtherSessions } from '../end-session.server.ts'
import { securityChanged } from '../jobs/queues.server.ts'
import { findSecondFactor } from './find-second-factor.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'

/**
 * What follows every change of a second factor, in the transaction of the change: the account is marked, all sessions
 * but the one of `keptToken` end, the owner is told by mail. The first factor brings recovery codes with it, and the
 * last one takes them away.
 */
export async function settleSecondFactor(
  tx: Db,
  userId: string,
  { change, keptToken }: { change: SecurityChange; keptToken: string | undefined },
  now: Date,
): Promise<{ newCodes: string[] | undefined }> {
  const { hasTotp, passkeys, recoveryCodesLeft } = await findSecondFactor(tx, { id: userId })
  const hasAny = hasTotp || passkeys.length > 0
  await own(tx).updateTable('users').set({ has_second_factor: hasAny }).where('id', '=', userId).execute()
  if (!hasAny) await own(tx).deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const newCodes = hasAny && recoveryCodesLeft === 0 ? await replaceRecoveryCodes(tx, userId) : undefined
  await endOtherSessions(tx, userId, keptToken)
  await tellOwner(tx, userId, change, now)
  return { newCodes }
}

/** Asks for the mail that tells the owner of an account what was changed about signing in. */
export async function tellOwner(tx: Db, userId: string, change: SecurityChange, now: Date): Promise<void> {
  await enqueue(tx, securityChanged, { userId, change, at: now.toISOString() })
}
