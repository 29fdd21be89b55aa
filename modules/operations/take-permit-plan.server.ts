import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { writePermits } from './data/permits.server.ts'
import { findPermits, permitPlanOf } from './find-permits.server.ts'
import { findWorkspace } from './find-workspace.server.ts'

/**
 * Writes a plan of `permitPlanOf` as it was seen: everybody it names is to be asked for on their day. Fails with
 * `edit-conflict` when somebody arranged the day since, or `plan-changed` when travellers or what they said changed so that
 * it would be another one; then nothing has changed.
 */
export async function takePermitPlan(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { fingerprint: string },
  now: Date,
): Promise<Result<undefined, { code: 'edit-conflict' } | { code: 'plan-changed' }>> {
  const { date, version, fingerprint } = request
  return inTransaction(db, async (tx) => {
    const workspace = await findWorkspace(tx, admin, date, now)
    const planned = permitPlanOf(workspace, await findPermits(tx, admin, workspace))
    if (workspace.version !== version) return fail({ code: 'edit-conflict' })
    if (planned.fingerprint !== fingerprint) return fail({ code: 'plan-changed' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const wishes = planned.plan.proposals.map(({ id, day, from, until }) => ({
      passengerId: id,
      permit: { kind: 'rawdah', state: 'to-request', day, hour: from, until, gate: '', reference: '' } as const,
    }))
    await writePermits(tx, request, wishes, now)
    const subject = { kind: 'departure-date', id: date } as const
    const after = { plan: planned.plan.proposals }
    await recordAudit(tx, { actor: admin, action: 'operation.permit', subject, after }, now)
    return ok(undefined)
  })
}
