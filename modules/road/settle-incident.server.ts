import { fail, ok, type Result } from '#kernel/result.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'

/**
 * The office says that an incident of a day's groups is over. One that is settled stays as it is; `not_found` for what
 * nobody knows on that day.
 */
export async function settleIncident(
  db: Db,
  admin: Admin<'orders'>,
  { date, incidentId }: { date: PlainDate; incidentId: string },
  now: Date,
): Promise<Result<undefined, { code: 'not_found' }>> {
  return inTransaction(db, async (tx) => {
    const { tours } = await findWorkspace(tx, admin, date, now)
    const incident = await own(tx)
      .selectFrom('road_incidents')
      .select(['departure_id', 'kind', 'settled_at'])
      .where('id', '=', incidentId)
      .forUpdate()
      .executeTakeFirst()
    if (!incident || !tours.some(({ departureId }) => departureId === incident.departure_id))
      return fail({ code: 'not_found' as const })
    if (incident.settled_at !== null) return ok(undefined)
    await own(tx).updateTable('road_incidents').set({ settled_at: now }).where('id', '=', incidentId).execute()
    const subject = { kind: 'departure-date', id: date } as const
    await recordAudit(tx, { actor: admin, action: 'road.settle', subject, after: { kind: incident.kind } }, now)
    return ok(undefined)
  })
}
