import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isCheckViolation } from '#platform/db/errors.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import {
  departureColumnsOf,
  readDepartureRecord,
  writeFares,
  type DepartureRecord,
} from './data/departure-record.server.ts'
import { own } from './data/tables.server.ts'
import { changedParts } from './domain/changed-parts.ts'
import { checkDeparture, type DepartureProblem } from './domain/check-departure.ts'
import type { DepartureDraft } from './drafts.server.ts'
import { moveFlightTimes, type FlightProblem } from './domain/flight-times.ts'
import { newsOfDeparture } from './page-tags.server.ts'
import { refuseFlightTimes } from './refuse-flight-times.server.ts'
import { offerFreeSeats } from './waiting/offer-free-seats.server.ts'

export type ChangeDepartureFailure =
  | { code: DepartureProblem | 'departure-not-found' | 'dates-taken' }
  | { code: 'below-sold'; taken: number }
  | FlightProblem
  | { code: 'edit-conflict'; now: DepartureRecord }

type Request = { id: string; version: number | 'any'; draft: DepartureDraft }

type Changed = Result<{ id: string; version: number }, ChangeDepartureFailure>

/**
 * Saves days, prices and seats of a departure. Other days move its address, and the old one leads to the new; orders
 * keep the prices they were placed with. Flights move with the days unless they are written anew. More seats are offered to the waiting list first. Nothing is written when somebody else saved since `version`; seats that are
 * sold meanwhile count as no change. Locks the departure, so that capacity never falls below what is sold. Opens a
 * transaction unless it is given one.
 *
 * Fails with `departure-not-found`, `edit-conflict`, `below-sold`, `dates-taken`, and with what is wrong in the draft:
 * `date-order`, `sales-close`, `fare-twice`, `no-adult-fare`, `unknown-airport`, `flight-days`, `flight-order`. What the
 * flights were is kept with the day of the change, unless nobody could see them yet.
 */
export async function changeDeparture(
  db: Db,
  admin: Admin<'catalogue'>,
  request: Request,
  now: Date,
): Promise<Changed> {
  try {
    return await inTransaction(db, (tx) => changeIn(tx, admin, request, now))
  } catch (error) {
    // Seats may also be promised, which the table counts.
    if (isCheckViolation(error, 'departures_not_oversold')) return fail({ code: 'below-sold', taken: 0 })
    throw error
  }
}

async function changeIn(
  tx: Db,
  admin: Admin<'catalogue'>,
  { id, version, draft: wanted }: Request,
  now: Date,
): Promise<Changed> {
  const before = await readDepartureRecord(tx, id, { isLocked: true })
  if (!before) return fail({ code: 'departure-not-found' })
  if (version !== 'any' && before.version !== version) return fail({ code: 'edit-conflict', now: before })
  const draft = withMovedFlights(before.draft, wanted)
  const problem = checkDeparture(draft, before.status)
  if (problem) return fail({ code: problem })
  const flightProblem = await refuseFlightTimes(tx, draft)
  if (flightProblem) return fail(flightProblem)
  const taken = before.held + before.sold
  if (draft.capacity < taken) return fail({ code: 'below-sold', taken })
  const { code, tour_id } = await own(tx)
    .selectFrom('tours')
    .innerJoin('departures', 'departures.tour_id', 'tours.id')
    .select(['code', 'tour_id'])
    .where('departures.id', '=', before.departureId)
    .executeTakeFirstOrThrow()
  const other = await own(tx)
    .selectFrom('departures')
    .select('id')
    .where('tour_id', '=', tour_id)
    .where('departs_on', '=', draft.departsOn)
    .where('id', '!=', before.departureId)
    .executeTakeFirst()
  if (other) return fail({ code: 'dates-taken' })

  const columns = departureColumnsOf(draft, code)
  const changed = changedParts(inOrder(before.draft), inOrder(draft))
  if (Object.keys(changed.after).length === 0) return ok({ id, version: before.version })
  await own(tx)
    .updateTable('departures')
    .set({ ...columns, version: before.version + 1 })
    .where('id', '=', before.departureId)
    .execute()
  if ('flightTimes' in changed.after) await keepFlights(tx, before, now)
  if ('startsAt' in changed.after || 'pickUp' in changed.after) await keepStart(tx, before, now)
  await writeFares(tx, before.departureId, draft.fares)
  await offerFreeSeats(tx, before.departureId)
  await recordAudit(
    tx,
    {
      actor: admin,
      action: 'tour.change-departure',
      subject: { kind: 'tour', id: before.tourKey },
      before: { departure: id, ...changed.before },
      after: { departure: columns.public_id, ...changed.after },
    },
    now,
  )
  await invalidatePages(tx, ...newsOfDeparture(id, columns.public_id))
  return ok({ id: columns.public_id, version: before.version + 1 })
}

/** Flights that nobody touched go along when the days move, as in a copy. */
function withMovedFlights(before: DepartureDraft, wanted: DepartureDraft): DepartureDraft {
  const isTouched = JSON.stringify(before.flightTimes) !== JSON.stringify(wanted.flightTimes)
  return isTouched ? wanted : { ...wanted, flightTimes: moveFlightTimes(wanted.flightTimes, before, wanted) }
}

/** Writes down what the flights were, when visitors may have seen them. */
async function keepFlights(tx: Db, { departureId, status, draft }: DepartureRecord, now: Date): Promise<void> {
  if (status === 'draft' || draft.flightTimes.length === 0) return
  await own(tx)
    .insertInto('flight_changes')
    .values({ departure_id: departureId, changed_at: now, before: toJson(draft.flightTimes) })
    .execute()
}

/** The same for when and where it sets off. */
async function keepStart(tx: Db, { departureId, status, draft }: DepartureRecord, now: Date): Promise<void> {
  const { startsAt, pickUp } = draft
  if (status === 'draft' || (startsAt === null && pickUp === null)) return
  await own(tx)
    .insertInto('departure_start_changes')
    .values({
      departure_id: departureId,
      changed_at: now,
      starts_at: startsAt,
      pick_up: pickUp && toJson(pickUp),
    })
    .execute()
}

/** Prices in the order of their names, so that another order is no change. */
function inOrder({ fares, ...draft }: DepartureDraft) {
  return { ...draft, fares: fares.toSorted((a, b) => (a.fare < b.fare ? -1 : 1)) }
}
