import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { Member } from '../proofs.server.ts'

export type SecondFactor = {
  hasTotp: boolean
  recoveryCodesLeft: number
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]
}

/** What a member has set up beside the password. */
export async function findSecondFactor(db: Db, member: Pick<Member, 'id'>): Promise<SecondFactor> {
  const totp = await own(db)
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', member.id)
    .where('is_confirmed', '=', true)
    .executeTakeFirst()
  const codes = await own(db)
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', member.id)
    .execute()
  const passkeys = await own(db)
    .selectFrom('passkeys')
    .select(['credential_id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', member.id)
    .orderBy('created_at')
    .execute()
  return {
    hasTotp: totp !== undefined,
    recoveryCodesLeft: codes.length,
    passkeys: passkeys.map((each) => ({
      id: each.credential_id,
      name: each.name,
      createdAt: each.created_at,
      lastUsedAt: each.last_used_at,
    })),
  }
}
