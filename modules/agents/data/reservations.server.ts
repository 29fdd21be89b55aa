import { money, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ReservationEventKind, ReservationState } from '../domain/reservation.ts'
import { own } from './tables.server.ts'

export type ReservationRow = {
  id: string
  reservationNo: string
  agencyId: string
  offerId: string | null
  orderId: string
  state: ReservationState
  currency: Currency
  commission: Money
  markup: Money
  departsOn: PlainDate
  returnsOn: PlainDate
  note: string
  cancelReason: string
  version: number
  createdAt: Date
  /** When the customer has agreed to the papers; nobody confirms or pays before. */
  agreedAt: Date | null
  confirmedAt: Date | null
  cancelledAt: Date | null
}

export type ReservationEvent = {
  id: number
  kind: ReservationEventKind
  words: string
  byUserId: string | null
  at: Date
}

export function reservations(db: Db) {
  return own(db)
    .selectFrom('agent_reservations')
    .select([
      'agent_reservations.id',
      'reservation_no',
      'agency_id',
      'offer_id',
      'order_id',
      'state',
      'currency',
      'commission_minor',
      'markup_minor',
      'departs_on',
      'returns_on',
      'note',
      'cancel_reason',
      'version',
      'created_at',
      'agreed_at',
      'confirmed_at',
      'cancelled_at',
    ])
}

/** Which agency sold an order; `undefined` for orders of our own. */
export async function findAgencyOfOrder(db: Db, orderId: string): Promise<string | undefined> {
  const row = await own(db)
    .selectFrom('agent_reservations')
    .select('agency_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.agency_id
}

export function toReservation(
  row: Awaited<ReturnType<ReturnType<typeof reservations>['executeTakeFirstOrThrow']>>,
): ReservationRow {
  return {
    id: row.id,
    reservationNo: row.reservation_no,
    agencyId: row.agency_id,
    offerId: row.offer_id,
    orderId: row.order_id,
    state: row.state,
    currency: row.currency,
    commission: money(row.commission_minor, row.currency),
    markup: money(row.markup_minor, row.currency),
    departsOn: row.departs_on,
    returnsOn: row.returns_on,
    note: row.note,
    cancelReason: row.cancel_reason,
    version: row.version,
    createdAt: row.created_at,
    agreedAt: row.agreed_at,
    confirmedAt: row.confirmed_at,
    cancelledAt: row.cancelled_at,
  }
}

export async function noteReservationEvent(
  tx: Db,
  event: { reservationId: string; kind: ReservationEventKind; words?: string; userId?: string | null },
  now: Date,
): Promise<void> {
  await own(tx)
    .insertInto('agent_reservation_events')
    .values({
      reservation_id: event.reservationId,
      kind: event.kind,
      words: event.words ?? '',
      by_user_id: event.userId ?? null,
      happened_at: now,
    })
    .execute()
}

export async function listReservationEvents(db: Db, reservationId: string): Promise<ReservationEvent[]> {
  const rows = await own(db)
    .selectFrom('agent_reservation_events')
    .select(['id', 'kind', 'words', 'by_user_id', 'happened_at'])
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    words: row.words,
    byUserId: row.by_user_id,
    at: row.happened_at,
  }))
}

/** Moves a reservation to another state under the lock that the caller holds, with a line of its history. */
export async function setReservationState(
  tx: Db,
  {
    id,
    state,
    words = '',
    userId = null,
  }: { id: string; state: ReservationState; words?: string; userId?: string | null },
  now: Date,
): Promise<void> {
  await own(tx)
    .updateTable('agent_reservations')
    .set((eb) => ({
      state,
      version: eb('version', '+', 1),
      ...(state === 'confirmed' ? { confirmed_at: now } : {}),
      ...(state === 'cancelled' ? { cancelled_at: now, cancel_reason: words } : {}),
    }))
    .where('id', '=', id)
    .execute()
  await noteReservationEvent(tx, { reservationId: id, kind: state, words, userId }, now)
}
