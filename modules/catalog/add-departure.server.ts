import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { departureColumnsOf, readDepartureRecord, writeFares } from './data/departure-record.server.ts'
import { own } from './data/tables.server.ts'
import { checkDeparture, type DepartureProblem } from './domain/check-departure.ts'
import { moveFlightTimes, type FlightProblem } from './domain/flight-times.ts'
import type { DepartureDraft } from './drafts.server.ts'
import { newsOfDeparture } from './page-tags.server.ts'
import { refuseFlightTimes } from './refuse-flight-times.server.ts'

export type AddDepartureFailure =
  | { code: DepartureProblem | 'dates-taken' }
  | { code: 'tour-not-found' }
  | FlightProblem

export type CopyDepartureFailure =
  | Exclude<AddDepartureFailure, { code: 'tour-not-found' }>
  | { code: 'departure-not-found' }

/**
 * Adds a departure to a tour, as a draft nobody sees. Locks the tour; opens a transaction unless it is given one.
 *
 * Fails with `tour-not-found`, `dates-taken` when the tour leaves on that day already, and with what is wrong in the
 * draft: `date-order`, `sales-close`, `fare-twice`, `unknown-airport`, `flight-days`, `flight-order`.
 */
export async function addDeparture(
  db: Db,
  admin: Admin<'catalogue'>,
  { tourKey, draft }: { tourKey: string; draft: DepartureDraft },
  now: Date,
): Promise<Result<{ id: string }, AddDepartureFailure>> {
  return inTransaction(db, async (tx) => {
    const problem = checkDeparture(draft, 'draft')
    if (problem) return fail({ code: problem })
    const flightProblem = await refuseFlightTimes(tx, draft)
    if (flightProblem) return fail(flightProblem)
    const tour = await own(tx)
      .selectFrom('tours')
      .select(['id', 'code'])
      .where('key', '=', tourKey)
      .forUpdate()
      .executeTakeFirst()
    if (!tour) return fail({ code: 'tour-not-found' })
    const columns = departureColumnsOf(draft, tour.code)
    const taken = await own(tx)
      .selectFrom('departures')
      .select('id')
      .where('tour_id', '=', tour.id)
      .where('departs_on', '=', draft.departsOn)
      .executeTakeFirst()
    if (taken) return fail({ code: 'dates-taken' })

    const { id } = await own(tx)
      .insertInto('departures')
      .values({ ...columns, tour_id: tour.id, status: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeFares(tx, id, draft.fares)
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'tour.add-departure',
        subject: { kind: 'tour', id: tourKey },
        after: { departure: columns.public_id, ...draft },
      },
      now,
    )
    await invalidatePages(tx, ...newsOfDeparture(columns.public_id))
    return ok({ id: columns.public_id })
  })
}

/**
 * Adds a departure on other days with the prices, the seats, the notice and the flights of an existing one, these moved
 * with its days; the programme is that of the tour. Without a day of return it takes as long as the original.
 *
 * Fails with `departure-not-found` and as `addDeparture`.
 */
export async function copyDeparture(
  db: Db,
  admin: Admin<'catalogue'>,
  { id, departsOn, returnsOn }: { id: string; departsOn: PlainDate; returnsOn?: PlainDate | undefined },
  now: Date,
): Promise<Result<{ id: string }, CopyDepartureFailure>> {
  const original = await readDepartureRecord(db, id)
  if (!original) return fail({ code: 'departure-not-found' })
  const { draft, tourKey } = original
  const notice = daysBetween(draft.salesCloseOn, draft.departsOn)
  const days = {
    departsOn,
    returnsOn: returnsOn ?? addDays(departsOn, daysBetween(draft.departsOn, draft.returnsOn)),
  }
  const copy = {
    ...draft,
    ...days,
    salesCloseOn: addDays(departsOn, -notice),
    flightTimes: moveFlightTimes(draft.flightTimes, draft, days),
  }
  const added = await addDeparture(db, admin, { tourKey, draft: copy }, now)
  if (added.ok) return added
  const { error } = added
  return error.code === 'tour-not-found' ? fail({ code: 'departure-not-found' }) : fail(error)
}
