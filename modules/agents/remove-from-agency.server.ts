import { sql } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { removeRow } from '#platform/removed-rows/removed-rows.server.ts'
import { takeBack, type TakeBackFailure } from '#platform/removed-rows/take-back.server.ts'

/** What can be taken away from an agency: an account that sells for it, or a rule of its commission. */
export type AgencyPart = 'user' | 'rule'

const tables = {
  user: { table: 'agency_users', key: sql.ref('user_id') },
  rule: { table: 'agency_commission_rules', key: sql.ref('id') },
} as const

/**
 * An account no longer sells for an agency, or a commission rule ends; sales of before keep what they were reckoned
 * with. `undo` brings it back for a quarter of an hour. Fails with `part-not-found`.
 */
export async function removeFromAgency(
  db: Db,
  admin: Admin<'payments'>,
  { agencyId, part, id }: { agencyId: string; part: AgencyPart; id: string },
  now: Date,
): Promise<Result<{ undo: string }, { code: 'part-not-found' }>> {
  if (!isUuid(id)) return fail({ code: 'part-not-found' })
  const { table, key } = tables[part]
  return inTransaction(db, async (tx) => {
    const undo = await removeRow(tx, table, sql<boolean>`agency_id = ${agencyId} and ${key} = ${id}`, now)
    if (undo === undefined) return fail({ code: 'part-not-found' })
    const subject = { kind: 'agency', id: agencyId } as const
    await recordAudit(tx, { actor: admin, action: `agency.remove-${part}`, subject, before: { id } }, now)
    return ok({ undo })
  })
}

/**
 * Brings back what was taken from an agency. Fails with `nothing-to-restore` a quarter of an hour later or when it is
 * back, and with `place-taken` when the account sells for an agency again.
 */
export async function restoreToAgency(
  db: Db,
  admin: Admin<'payments'>,
  { agencyId, part, undo }: { agencyId: string; part: AgencyPart; undo: string },
  now: Date,
): Promise<Result<void, TakeBackFailure>> {
  const { table } = tables[part]
  return takeBack(db, { table, undo }, now, async (tx, after) => {
    const subject = { kind: 'agency', id: agencyId } as const
    await recordAudit(tx, { actor: admin, action: `agency.restore-${part}`, subject, after }, now)
  })
}
