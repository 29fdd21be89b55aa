import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { checkOwnPassword } from '../check-own-password.server.ts'
import { own } from '../data/tables.server.ts'
import type { SocialProvider } from '../domain/social-provider.ts'
import { endOtherSessions } from '../end-session.server.ts'
import { proveOwner, type OwnerFailure, type OwnerProof } from '../prove-owner.server.ts'
import type { Member } from '../proofs.server.ts'
import { tellOwner } from '../second-factor/change-second-factor.server.ts'

export type LinkedSite = { provider: SocialProvider; email: string; linkedAt: Date }

/** The other sites with which a member signs in. */
export async function listLinkedSites(db: Db, member: Member): Promise<LinkedSite[]> {
  const rows = await own(db)
    .selectFrom('social_identities')
    .select(['provider', 'email', 'linked_at'])
    .where('user_id', '=', member.id)
    .orderBy('provider')
    .orderBy('linked_at')
    .limit(10)
    .execute()
  return rows.map((row) => ({ provider: row.provider, email: row.email, linkedAt: row.linked_at }))
}

/**
 * Ends that another site opens the account, and every other session of it; the owner is told by mail. An account that was
 * opened by the other site has a password that nobody knows: as long as nothing else opens the account, no other site and
 * no passkey, the password is asked even of a session that has just begun, so that the last way in is never closed.
 *
 * Fails as {@link proveOwner} does, and with `last-way-in` when that password was not typed.
 */
export async function unlinkSocial(
  db: Db,
  member: Member,
  { provider, ...proof }: OwnerProof & { provider: SocialProvider },
  now: Date,
): Promise<Result<undefined, OwnerFailure | { code: 'last-way-in' }>> {
  const proven = (await hasOtherWay(db, member, provider))
    ? await proveOwner(db, member, proof, now)
    : proof.password === ''
      ? fail({ code: 'last-way-in' as const })
      : await checkOwnPassword(db, member, { current: proof.password, address: proof.address }, now)
  if (!proven.ok) return proven
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await own(tx)
      .deleteFrom('social_identities')
      .where('user_id', '=', member.id)
      .where('provider', '=', provider)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await endOtherSessions(tx, member.id, proof.token)
    await tellOwner(tx, member.id, `${provider}-unlinked`, now)
  })
  return ok(undefined)
}

async function hasOtherWay(db: Db, member: Member, provider: SocialProvider): Promise<boolean> {
  const site = await own(db)
    .selectFrom('social_identities')
    .select('provider')
    .where('user_id', '=', member.id)
    .where('provider', '<>', provider)
    .executeTakeFirst()
  if (site) return true
  const passkey = await own(db)
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', member.id)
    .executeTakeFirst()
  return passkey !== undefined
}
