import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import { proveOwner, type OwnerFailure, type OwnerProof } from '../prove-owner.server.ts'
import type { Member } from '../proofs.server.ts'
import { settleSecondFactor, tellOwner } from './change-second-factor.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'

/** Turns the authenticator app off, and forgets its secret. Fails as {@link proveOwner} does. */
export async function removeTotp(
  db: Db,
  member: Member,
  proof: OwnerProof,
  now: Date,
): Promise<Result<undefined, OwnerFailure>> {
  const proven = await proveOwner(db, member, proof, now)
  if (!proven.ok) return proven
  await inTransaction(db, async (tx) => {
    await own(tx).deleteFrom('totp_factors').where('user_id', '=', member.id).execute()
    await settleSecondFactor(tx, member.id, { change: 'totp-off', keptToken: proof.token }, now)
  })
  return ok(undefined)
}

/** Forgets a passkey of the member; one of somebody else, or none, changes nothing. Fails as {@link proveOwner} does. */
export async function removePasskey(
  db: Db,
  member: Member,
  { passkeyId, ...proof }: OwnerProof & { passkeyId: string },
  now: Date,
): Promise<Result<undefined, OwnerFailure>> {
  const proven = await proveOwner(db, member, proof, now)
  if (!proven.ok) return proven
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await own(tx)
      .deleteFrom('passkeys')
      .where('credential_id', '=', passkeyId)
      .where('user_id', '=', member.id)
      .executeTakeFirst()
    if (numDeletedRows > 0n)
      await settleSecondFactor(tx, member.id, { change: 'passkey-removed', keptToken: proof.token }, now)
  })
  return ok(undefined)
}

/** New recovery codes; the earlier ones stop working. Fails as {@link proveOwner} does. */
export async function renewRecoveryCodes(
  db: Db,
  member: Member,
  proof: OwnerProof,
  now: Date,
): Promise<Result<string[], OwnerFailure>> {
  const proven = await proveOwner(db, member, proof, now)
  if (!proven.ok) return proven
  return inTransaction(db, async (tx) => {
    const codes = await replaceRecoveryCodes(tx, member.id)
    await tellOwner(tx, member.id, 'recovery-codes-new', now)
    return ok(codes)
  })
}
