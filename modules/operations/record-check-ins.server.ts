import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readCheckInStates } from './data/check-in-states.server.ts'
import { own } from './data/tables.server.ts'
import type { CheckInKind } from './domain/papers.ts'
import { findWorkspace } from './find-workspace.server.ts'

/** A tick as the tablet kept it: its own id, and when it was made. */
export type CheckIn = { id: string; passengerId: string; kind: CheckInKind; isDone: boolean; tickedAt: Date }

/** What holds about one thing of one traveller, and since when. */
export type CheckInState = { passengerId: string; kind: CheckInKind; isDone: boolean; tickedAt: Date }

/**
 * Takes ticks from a tablet, in any order and as often as they are sent: each counts once, and of two about the same thing
 * the one made later holds. Instants of the future are taken as now. Ticks about somebody who does not leave on that day
 * any more are told in `unknown` and dropped. `states` says what holds afterwards of everybody who leaves on the day, so
 * that a tablet can show what another one ticked later and otherwise.
 */
export async function recordCheckIns(
  db: Db,
  admin: Admin<'orders'>,
  { date, checkIns }: { date: PlainDate; checkIns: readonly CheckIn[] },
  now: Date,
): Promise<{ taken: string[]; unknown: string[]; states: CheckInState[] }> {
  return inTransaction(db, async (tx) => {
    const { travellers } = await findWorkspace(tx, admin, date, now)
    const leaving = new Set(travellers.map(({ id }) => id))
    const known = checkIns.filter(({ passengerId }) => leaving.has(passengerId))
    const unknown = checkIns.filter(({ passengerId }) => !leaving.has(passengerId)).map(({ id }) => id)
    const fresh =
      known.length === 0
        ? []
        : await own(tx)
            .insertInto('operation_check_ins')
            .values(
              known.map(({ id, passengerId, kind, isDone, tickedAt }) => ({
                id,
                passenger_id: passengerId,
                kind,
                is_done: isDone,
                ticked_at: tickedAt > now ? now : tickedAt,
                received_at: now,
                staff_id: admin.id,
              })),
            )
            .onConflict((tick) => tick.column('id').doNothing())
            .returning(['id', 'passenger_id', 'kind', 'is_done'])
            .execute()
    if (fresh.length > 0) {
      const after = fresh.map((tick) => ({ traveller: tick.passenger_id, kind: tick.kind, isDone: tick.is_done }))
      const subject = { kind: 'departure-date', id: date } as const
      await recordAudit(tx, { actor: admin, action: 'operation.check-in', subject, after }, now)
    }
    return { taken: known.map(({ id }) => id), unknown, states: await readCheckInStates(tx, [...leaving]) }
  })
}
