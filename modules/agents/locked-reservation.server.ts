import { fail, type Result } from '#kernel/result.ts'
import type { AuditedAct } from '#modules/audit/index.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { reservations, toReservation, type ReservationRow } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { ownedBy, type AgentScope, type DeskScope } from './scope.server.ts'

export type ReservationRefused =
  | { code: 'reservation-not-found' }
  | { code: 'status-transition' }
  | { code: 'edit-conflict' }

/** Which reservation, and which version of it somebody saw. */
export type ReservationKey = { id: string; version?: number | undefined }

/** Works on a reservation of one's own agency under its lock; a refusal rolls back what was written. */
export async function changingReservation<Failure>(
  db: Db,
  scope: AgentScope | DeskScope,
  { id, version }: ReservationKey,
  work: (tx: Db, known: ReservationRow) => Promise<Result<void, Failure>>,
): Promise<Result<void, ReservationRefused | Failure>> {
  return inTransaction(db, async (tx) => {
    const row = await reservations(tx)
      .where('agent_reservations.id', '=', id)
      .where(ownedBy(scope))
      .forUpdate()
      .executeTakeFirst()
    if (!row) return fail({ code: 'reservation-not-found' })
    if (version !== undefined && row.version !== version) return fail({ code: 'edit-conflict' })
    return work(tx, toReservation(row))
  })
}

/** Says that a reservation has changed, under the lock that the caller holds. */
export async function bumpVersion(tx: Db, id: string): Promise<void> {
  await own(tx)
    .updateTable('agent_reservations')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Writes what somebody did to a reservation into the log, in the caller's transaction. */
export async function auditReservation(
  tx: Db,
  { userId }: AgentScope | DeskScope,
  { id, ...act }: { id: string; action: AuditedAct; before?: unknown; after?: unknown },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { actor: { id: userId }, subject: { kind: 'reservation', id }, ...act }, now)
}
