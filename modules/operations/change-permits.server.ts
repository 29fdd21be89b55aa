import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { writePermits, writeVisits } from './data/permits.server.ts'
import type { LastVisit, Permit, PermitKind, PermitState } from './domain/permits.ts'
import { problemOfSlot, type SlotProblem } from './domain/plan-permits.ts'
import { findPermits, pilgrimsOf } from './find-permits.server.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type PermitFailure =
  | { code: 'edit-conflict' }
  | { code: 'traveller-not-found' }
  | { code: 'permit-without-hour' }
  | { code: 'permit-does-not-fit'; because: string; problem: SlotProblem }

/** What staff write into permits; what is left out, or empty, stays. */
export type PermitChange = {
  kind: PermitKind
  state: PermitState
  day?: PlainDate | null
  hour?: string
  gate?: string
  reference?: string
}

/**
 * Moves permits of one or many travellers to a state, with day, hour, gate and number where they are given: all of them or
 * none. Fails with `edit-conflict`, `traveller-not-found`, `permit-without-hour` when a visit to the Rawdah is granted
 * without a day and an hour, or `permit-does-not-fit` when they are not those of the named traveller.
 */
export async function changePermits(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { passengerIds: readonly string[]; change: PermitChange },
  now: Date,
): Promise<Result<undefined, PermitFailure>> {
  const { date, change } = request
  return inTransaction(db, async (tx) => {
    const workspace = await findWorkspace(tx, admin, date, now)
    const board = await findPermits(tx, admin, workspace)
    const ids = [...new Set(request.passengerIds)]
    const chosen = pilgrimsOf(workspace, board).filter(({ id }) => ids.includes(id))
    if (chosen.length === 0 || chosen.length < ids.length) return fail({ code: 'traveller-not-found' })
    const permits = chosen.map((pilgrim) => ({
      passengerId: pilgrim.id,
      permit: changed(
        board.people[pilgrim.id]?.permits.find(({ kind }) => kind === change.kind),
        change,
      ),
      pilgrim,
    }))
    for (const { permit, pilgrim } of permits) {
      if (permit.kind !== 'rawdah' || (permit.state !== 'granted' && permit.state !== 'used')) continue
      const { day, hour } = permit
      if (day === null || hour === '' || permit.until !== '') return fail({ code: 'permit-without-hour' })
      const problem = problemOfSlot(pilgrim, { day, hour }, board.rules)
      // What has happened already has happened, whatever the hours say.
      if (problem && permit.state === 'granted')
        return fail({ code: 'permit-does-not-fit', because: pilgrim.id, problem })
    }
    if (workspace.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    await writePermits(
      tx,
      request,
      permits.map(({ passengerId, permit }) => ({ passengerId, permit })),
      now,
    )
    await note(tx, admin, { date, after: { travellers: ids, ...change } }, now)
    return ok(undefined)
  })
}

/** Writes down when travellers were last in the Rawdah. Fails with `edit-conflict` or `traveller-not-found`. */
export async function noteRawdahVisits(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { passengerIds: readonly string[]; lastVisit: LastVisit },
  now: Date,
): Promise<Result<undefined, PermitFailure>> {
  const { date, lastVisit } = request
  return inTransaction(db, async (tx) => {
    const { travellers } = await findWorkspace(tx, admin, date, now)
    const ids = travellers.map(({ id }) => id).filter((id) => request.passengerIds.includes(id))
    if (ids.length === 0 || ids.length < new Set(request.passengerIds).size)
      return fail({ code: 'traveller-not-found' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    await writeVisits(tx, { passengerIds: ids, lastVisit, saidBy: 'staff' }, now)
    await note(tx, admin, { date, after: { travellers: ids, lastVisit } }, now)
    return ok(undefined)
  })
}

function changed(known: Permit | undefined, { kind, state, day, hour, gate, reference }: PermitChange): Permit {
  const isSettled = Boolean(hour)
  return {
    kind,
    state,
    day: day ?? known?.day ?? null,
    hour: hour || (known?.hour ?? ''),
    until: isSettled ? '' : (known?.until ?? ''),
    gate: gate || (known?.gate ?? ''),
    reference: reference || (known?.reference ?? ''),
  }
}

async function note(
  tx: Db,
  admin: Admin<'orders'>,
  { date, after }: { date: PlainDate; after: unknown },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  await recordAudit(tx, { actor: admin, action: 'operation.permit', subject, after }, now)
}
