import { fail, ok, type Result } from '#kernel/result.ts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { closeStep, findStep, openStep } from '../data/sign-in-steps.server.ts'
import { proveOwner, type OwnerFailure, type OwnerProof } from '../prove-owner.server.ts'
import type { Member } from '../proofs.server.ts'
import { settleSecondFactor } from './change-second-factor.server.ts'
import { keepPasskey, passkeyCreation, type RelyingParty } from './passkeys.server.ts'

export type PasskeyInvitation = { options: PublicKeyCredentialCreationOptionsJSON; step: string }

/** Invites the browser of a member to make a passkey, within ten minutes. Fails as {@link proveOwner} does. */
export async function invitePasskey(
  db: Db,
  member: Member,
  { site, ...proof }: OwnerProof & { site: RelyingParty },
  now: Date,
): Promise<Result<PasskeyInvitation, OwnerFailure>> {
  const proven = await proveOwner(db, member, proof, now)
  if (!proven.ok) return proven
  const options = await passkeyCreation(db, member, site)
  return ok({ options, step: await openStep(db, member.id, { kind: 'passkey', challenge: options.challenge }, now) })
}

/**
 * Keeps the passkey that the browser has made. All other sessions end and the owner is told by mail. Answers the
 * recovery codes when this is the account's first second factor.
 *
 * Fails with `passkey-refused`, also when the invitation is too old.
 */
export async function addPasskey(
  db: Db,
  member: Member,
  request: { step: string; answer: string; name: string; site: RelyingParty; keptToken: string | undefined },
  now: Date,
): Promise<Result<{ newCodes: string[] | undefined }, { code: 'passkey-refused' }>> {
  const found = await findStep(db, request.step, ['passkey'], now)
  if (found?.userId !== member.id) return fail({ code: 'passkey-refused' })
  const { challenge } = found.step
  // A challenge is answered once, rightly or not: the step stays closed when the answer is refused.
  const settled = await inTransaction(db, async (tx) => {
    const isKept = (await closeStep(tx, found)) && (await keepPasskey(tx, member.id, { ...request, challenge }, now))
    const { keptToken } = request
    return isKept ? settleSecondFactor(tx, member.id, { change: 'passkey-added', keptToken }, now) : undefined
  })
  return settled ? ok(settled) : fail({ code: 'passkey-refused' })
}
