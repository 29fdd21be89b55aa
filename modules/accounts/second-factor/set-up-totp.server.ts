import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { findTotpFactor, keepTotpSecret, spendTotpStep } from '../data/totp-factors.server.ts'
import { proveOwner, type OwnerFailure, type OwnerProof } from '../prove-owner.server.ts'
import type { Member } from '../proofs.server.ts'
import { settleSecondFactor } from './change-second-factor.server.ts'
import { matchingStep, newTotpSecret } from './totp.server.ts'

/** Makes the secret of an authenticator app; it counts once a code has shown that the app has it. */
export async function beginTotp(
  db: Db,
  member: Member,
  proof: OwnerProof,
  now: Date,
): Promise<Result<undefined, OwnerFailure>> {
  const proven = await proveOwner(db, member, proof, now)
  if (!proven.ok) return proven
  await keepTotpSecret(db, member.id, newTotpSecret(), now)
  return ok(undefined)
}

/** The secret that waits for its first code; `undefined` when none does. */
export async function findWaitingTotp(db: Db, member: Member): Promise<string | undefined> {
  const factor = await findTotpFactor(db, member.id)
  return factor && !factor.isConfirmed ? factor.secret : undefined
}

/**
 * Turns an authenticator app on with its first code. All other sessions end and the owner is told by mail. Answers the
 * recovery codes when this is the account's first second factor.
 *
 * Fails with `second-factor-wrong`, or `no-secret` when none was made.
 */
export async function confirmTotp(
  db: Db,
  member: Member,
  { code, keptToken }: { code: string; keptToken: string | undefined },
  now: Date,
): Promise<Result<{ newCodes: string[] | undefined }, { code: 'second-factor-wrong' | 'no-secret' }>> {
  const factor = await findTotpFactor(db, member.id)
  if (!factor || factor.isConfirmed) return fail({ code: 'no-secret' })
  const step = matchingStep(factor.secret, digitsOf(code), factor.lastStep, now)
  if (step === undefined) return fail({ code: 'second-factor-wrong' })
  return inTransaction(db, async (tx) => {
    await spendTotpStep(tx, member.id, step)
    return ok(await settleSecondFactor(tx, member.id, { change: 'totp-on', keptToken }, now))
  })
}

/** Apps show a code as two groups of three, and people copy the space. */
export function digitsOf(code: string): string {
  return code.replace(/\s/g, '')
}
