import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readDepartureRecord } from './data/departure-record.server.ts'
import { own } from './data/tables.server.ts'
import { readTourRow } from './data/tour-record.server.ts'
import type { DepartureStatus } from './domain/availability.ts'
import { hasAdultFare } from './domain/check-departure.ts'
import { mayBecome } from './domain/departure-steps.ts'
import { missingForSale, type Gap } from './domain/record-gaps.ts'
import { offerFreeSeats } from './waiting/offer-free-seats.server.ts'
import { newsOfDeparture } from './page-tags.server.ts'

export type SetAvailabilityFailure =
  | { code: 'departure-not-found' | 'edit-conflict' | 'no-adult-fare' }
  | { code: 'status-transition'; from: DepartureStatus }
  | { code: 'incomplete'; gaps: Gap[] }

/**
 * Publishes a departure, declares it full or closed, cancels it, or takes it back to a draft while nobody has a seat.
 * Orders of a cancelled departure stay as they are: each is cancelled with what its customer gets back. Asking for the
 * state it is in changes nothing. Locks the departure; opens a transaction unless it is given one.
 *
 * Fails with `departure-not-found`, `edit-conflict`, `status-transition`, `no-adult-fare` without a price, and
 * `incomplete` with the texts that visitors of a language would miss.
 */
export async function setAvailability(
  db: Db,
  admin: Admin<'catalogue'>,
  request: { id: string; version: number | 'any'; status: DepartureStatus },
  now: Date,
): Promise<Result<{ version: number }, SetAvailabilityFailure>> {
  return inTransaction(db, async (tx) => {
    const { id, version, status } = request
    const before = await readDepartureRecord(tx, id, { isLocked: true })
    if (!before) return fail({ code: 'departure-not-found' })
    if (version !== 'any' && before.version !== version) return fail({ code: 'edit-conflict' })
    if (before.status === status) return ok({ version: before.version })
    if (!mayBecome(before.status, status, { hasTravellers: before.held + before.sold > 0 }))
      return fail({ code: 'status-transition', from: before.status })
    if (status === 'published' || status === 'full') {
      const { tour_id } = await own(tx)
        .selectFrom('departures')
        .select('tour_id')
        .where('id', '=', before.departureId)
        .executeTakeFirstOrThrow()
      const tour = await readTourRow(tx, tour_id)
      const gaps = tour ? missingForSale(tour.draft) : []
      if (gaps.length > 0) return fail({ code: 'incomplete', gaps })
    }
    if (status !== 'draft' && status !== 'cancelled' && !hasAdultFare(before.draft.fares))
      return fail({ code: 'no-adult-fare' })

    await own(tx)
      .updateTable('departures')
      .set({ status, version: before.version + 1 })
      .where('id', '=', before.departureId)
      .execute()
    await offerFreeSeats(tx, before.departureId)
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'tour.set-availability',
        subject: { kind: 'tour', id: before.tourKey },
        before: { departure: id, status: before.status },
        after: { departure: id, status },
      },
      now,
    )
    await invalidatePages(tx, ...newsOfDeparture(id))
    return ok({ version: before.version + 1 })
  })
}
