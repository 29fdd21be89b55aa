import { sql } from 'kysely'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { noteReservationEvent, reservations, toReservation } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { joinTerms } from './domain/sold-lines.ts'
import { soldLinesOf } from './follow-order.server.ts'
import { settleReservation } from './settle-reservations.server.ts'

/**
 * An order was split in two: where an agency sold it, those who left are a reservation of that agency, too, and what it earns
 * follows each. Works in the transaction of the split.
 */
export async function followSplit(
  tx: Db,
  { from, to, staffId }: { from: string; to: string; staffId: string },
  now: Date,
): Promise<void> {
  const row = await lockOfOrder(tx, from)
  if (!row) return
  const reservation = toReservation(row)
  const lines = await soldLinesOf(tx, { ...row, ...reservation })
  const { rows } = await sql<{
    serial: string | number
  }>`select nextval('agent_reservation_numbers') as serial`.execute(tx)
  const number = `R-${dayInIstanbul(now).slice(0, 4)}-${String(rows[0]?.serial).padStart(4, '0')}`
  const { id } = await own(tx)
    .insertInto('agent_reservations')
    .values({
      reservation_no: number,
      agency_id: row.agency_id,
      created_by: row.created_by,
      offer_id: null,
      order_id: to,
      state: row.state,
      currency: row.currency,
      commission_minor: 0,
      markup_minor: 0,
      order_version: null,
      sold_lines: toJson(lines),
      departs_on: row.departs_on,
      returns_on: row.returns_on,
      // The rules of the day of the sale hold for both.
      created_at: row.created_at,
      agreed_at: row.agreed_at,
      confirmed_at: row.confirmed_at,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const events = [
    { reservationId: row.id, words: number },
    { reservationId: id, words: row.reservation_no },
  ]
  for (const event of events) await noteReservationEvent(tx, { ...event, kind: 'split', userId: staffId }, now)
  await settleReservation(tx, row.id, now)
  await settleReservation(tx, id, now)
}

/**
 * One order was joined into another: where an agency sold both, its reservation of the one that ended ends, and what it earns
 * follows the other. Works in the transaction of the joining. Fails with `other-seller` when another one sold it.
 */
export async function followJoin(
  tx: Db,
  { stays, ends, staffId }: { stays: string; ends: string; staffId: string },
  now: Date,
): Promise<Result<void, { code: 'other-seller' }>> {
  const [one, other] = [await lockOfOrder(tx, stays), await lockOfOrder(tx, ends)]
  if (one?.agency_id !== other?.agency_id) return fail({ code: 'other-seller' })
  if (!one || !other) return ok(undefined)
  const [kept, added] = [
    await soldLinesOf(tx, { ...one, ...toReservation(one) }),
    await soldLinesOf(tx, { ...other, ...toReservation(other) }),
  ]
  await own(tx)
    .updateTable('agent_reservations')
    .set({ sold_lines: toJson(joinTerms(kept, added)), order_version: null })
    .where('id', '=', one.id)
    .execute()
  const events = [
    { reservationId: one.id, words: other.reservation_no },
    { reservationId: other.id, words: one.reservation_no },
  ]
  for (const event of events) await noteReservationEvent(tx, { ...event, kind: 'joined', userId: staffId }, now)
  await settleReservation(tx, one.id, now)
  await settleReservation(tx, other.id, now)
  return ok(undefined)
}

function lockOfOrder(tx: Db, orderId: string) {
  return reservations(tx)
    .select(['sold_lines', 'order_version', 'created_by'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}
