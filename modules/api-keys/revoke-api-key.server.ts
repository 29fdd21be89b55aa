import { z } from 'zod'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'

/** Ends a key for good; its next call is refused. False when there is no such key. A second time changes nothing. */
export async function revokeApiKey(db: Db, admin: Admin<'settings'>, id: string, now: Date): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false
  return inTransaction(db, async (tx) => {
    const key = await own(tx)
      .selectFrom('api_keys')
      .select(['hint', 'revoked_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!key || key.revoked_at) return key !== undefined
    await own(tx).updateTable('api_keys').set({ revoked_at: now }).where('id', '=', id).execute()
    const entry = {
      actor: admin,
      action: 'api-key.revoke',
      subject: { kind: 'api-key', id },
      before: { hint: key.hint },
    } as const
    await recordAudit(tx, entry, now)
    return true
  })
}
