import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { callableOrTyped } from '#platform/phone/phone-country.server.ts'
import { contractColumns, writeChairs } from './data/chairs.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { fullHourOf, hoursWithin, isWithin, overlaps, type ChairFacts, type FullHour } from './domain/chairs.ts'
import { isFor } from './domain/plan-chairs.ts'
import type { Workspace, WorkTraveller } from './domain/workspace.ts'
import { chairPlanOf, findChairs, type ChairBoard } from './find-chairs.server.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type ChairFailure =
  | { code: 'edit-conflict' }
  | { code: 'part-not-found' }
  | { code: 'traveller-not-found' }
  | { code: 'departure-not-found' }
  /** The hours are none, or the chairs are not there then. */
  | { code: 'chair-hours' }
  /** The day is before the journey, or after whoever is named came back. */
  | { code: 'chair-outside-journey'; because: string | null }
  /** The chairs are for another departure than that of whoever is named. */
  | { code: 'chair-of-others'; because: string }
  /** Somebody would sit in two at once. */
  | { code: 'chair-twice'; because: string }
  /** Somebody has a chair at hours that would not be contracted any more. */
  | { code: 'chair-hours-in-use' }
  | ({ code: 'chairs-full' } & FullHour)
  | { code: 'plan-changed' }

type Seen = { workspace: Workspace; board: ChairBoard }

/**
 * Notes what is contracted: where, how many chairs and pushers, on which day and between which hours, by whom. With an id it
 * says anew what was noted, as long as everybody keeps the chair they have. Fails with `edit-conflict`, `part-not-found`,
 * `departure-not-found`, `chair-hours`, `chair-outside-journey`, and of what is noted anew `chair-of-others`,
 * `chair-hours-in-use` or `chairs-full`.
 */
export async function contractChairs(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { contractId: string | null; facts: ChairFacts },
  now: Date,
): Promise<Result<undefined, ChairFailure>> {
  const { contractId, facts } = request
  return onDate(db, admin, request, now, async (tx, { workspace, board }) => {
    const known = board.contracts.find(({ id }) => id === contractId)
    if (contractId !== null && !known) return fail({ code: 'part-not-found' })
    if (facts.from === facts.until) return fail({ code: 'chair-hours' })
    const tours = workspace.tours.filter(({ departureId }) => isFor(facts, departureId))
    if (tours.length === 0) return fail({ code: 'departure-not-found' })
    if (facts.day < workspace.date || tours.every(({ returnsOn }) => facts.day > returnsOn))
      return fail({ code: 'chair-outside-journey', because: null })
    const taken = board.taken.filter((chair) => chair.contractId === contractId)
    const other = taken.find(({ passengerId }) => !isFor(facts, departureOf(workspace, passengerId)))
    if (other) return fail({ code: 'chair-of-others', because: other.passengerId })
    if (!taken.every((chair) => isWithin(chair, facts))) return fail({ code: 'chair-hours-in-use' })
    const full = fullHourOf(facts, taken)
    if (full) return fail({ code: 'chairs-full', ...full })
    const phone = await callableOrTyped(tx, facts.phone)
    const columns = contractColumns({ ...facts, phone })
    if (known) await own(tx).updateTable('operation_chair_contracts').set(columns).where('id', '=', known.id).execute()
    else
      await own(tx)
        .insertInto('operation_chair_contracts')
        .values({ ...columns, departs_on: request.date })
        .execute()
    return ok({ before: known ? inLog(known) : null, after: inLog(facts) })
  })
}

/**
 * Gives travellers a chair of what is contracted, all of them or none, for the whole of its hours or a part of them, with
 * somebody who pushes it or without. At no moment are more chairs or pushers in use than contracted. Fails with
 * `edit-conflict`, `part-not-found`, `traveller-not-found`, `chair-hours`, `chair-outside-journey`, `chair-of-others`,
 * `chair-twice`, or `chairs-full` with the first hour that is.
 */
export async function reserveChairs(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & {
    passengerIds: readonly string[]
    contractId: string
    from: string
    until: string
    withPusher: boolean
  },
  now: Date,
): Promise<Result<undefined, ChairFailure>> {
  const { contractId, withPusher } = request
  return onDate(db, admin, request, now, async (tx, { workspace, board }) => {
    const contract = board.contracts.find(({ id }) => id === contractId)
    if (!contract) return fail({ code: 'part-not-found' })
    const ids = new Set(request.passengerIds)
    const chosen = workspace.travellers.filter(({ id }) => ids.has(id))
    if (chosen.length === 0 || chosen.length < ids.size) return fail({ code: 'traveller-not-found' })
    const hours = hoursWithin(contract, request)
    if (!hours) return fail({ code: 'chair-hours' })
    for (const { id, tourId } of chosen) {
      const tour = workspace.tours.find((each) => each.id === tourId)
      if (!tour || !isFor(contract, tour.departureId)) return fail({ code: 'chair-of-others', because: id })
      if (hours.day > tour.returnsOn) return fail({ code: 'chair-outside-journey', because: id })
      if (board.taken.some((chair) => chair.passengerId === id && overlaps(chair, hours)))
        return fail({ code: 'chair-twice', because: id })
    }
    const chairs = chosen.map(({ id }) => ({ passengerId: id, contractId, ...hours, withPusher }))
    const full = fullHourOf(contract, [...board.taken.filter((chair) => chair.contractId === contractId), ...chairs])
    if (full) return fail({ code: 'chairs-full', ...full })
    await writeChairs(tx, chairs, idsOf(workspace.travellers))
    return ok({ before: null, after: { travellers: [...ids], contract: contractId, ...hours, withPusher } })
  })
}

/** Takes chairs back from travellers, all of them or none. Fails with `edit-conflict` or `part-not-found`. */
export async function releaseChairs(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { chairIds: readonly string[] },
  now: Date,
): Promise<Result<undefined, ChairFailure>> {
  return onDate(db, admin, request, now, async (tx, { board }) => {
    const ids = new Set(request.chairIds)
    const released = board.taken.filter(({ id }) => ids.has(id))
    if (released.length === 0 || released.length < ids.size) return fail({ code: 'part-not-found' })
    await own(tx)
      .deleteFrom('operation_chairs')
      .where('id', 'in', [...ids])
      .execute()
    return ok({ before: { chairs: released }, after: null })
  })
}

/**
 * Writes a plan of `chairPlanOf` as it was seen. Fails with `edit-conflict`, or with `plan-changed` when travellers or the
 * programme changed since so that it would be another one; then nothing has changed.
 */
export async function takeChairPlan(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { fingerprint: string },
  now: Date,
): Promise<Result<undefined, ChairFailure>> {
  return onDate(db, admin, request, now, async (tx, { workspace, board }) => {
    const { plan, fingerprint } = chairPlanOf({ ...workspace, version: request.version }, board)
    if (fingerprint !== request.fingerprint) return fail({ code: 'plan-changed' })
    await writeChairs(tx, plan.proposals, idsOf(workspace.travellers))
    return ok({ before: null, after: { plan: plan.proposals } })
  })
}

/** Reads the day while it is locked, does something with its chairs, and notes it; what is refused leaves nothing. */
async function onDate(
  db: Db,
  admin: Admin<'orders'>,
  seen: SeenDate,
  now: Date,
  work: (tx: Db, seen: Seen) => Promise<Result<{ before: unknown; after: unknown }, ChairFailure>>,
): Promise<Result<undefined, ChairFailure>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockDate(tx, seen))) return fail({ code: 'edit-conflict' })
    const workspace = await findWorkspace(tx, admin, seen.date, now)
    const done = await work(tx, { workspace, board: await findChairs(tx, admin, workspace) })
    if (!done.ok) return done
    const subject = { kind: 'departure-date', id: seen.date } as const
    await recordAudit(tx, { actor: admin, action: 'operation.chair', subject, ...done.value }, now)
    return ok(undefined)
  })
}

function departureOf({ travellers, tours }: Workspace, passengerId: string): string {
  const tourId = travellers.find(({ id }) => id === passengerId)?.tourId
  return tours.find(({ id }) => id === tourId)?.departureId ?? ''
}

function idsOf(travellers: readonly WorkTraveller[]): string[] {
  return travellers.map(({ id }) => id)
}

/** Whose number it is stays out of the log. */
function inLog({ departureId, place, day, from, until, chairs, pushers }: ChairFacts) {
  return { departure: departureId, place, day, from, until, chairs, pushers }
}
