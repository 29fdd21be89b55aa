import { sql, type Insertable, type Selectable } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { CancellationCase } from '../domain/cancellation.ts'
import type { OrderState } from '../domain/order.ts'
import { own, type BookingTables } from './tables.server.ts'

export type CancellationRow = Selectable<BookingTables['order_cancellations']>

export type SoldTraveller = { id: string; name: string; fare: string; isCancelled: boolean }

/** What a calculation reads of an order; payments and terms of the law come from elsewhere. */
export type SoldOrder = Pick<CancellationCase, 'isSold' | 'total' | 'discount' | 'reduction' | 'tours'> & {
  id: string
  state: OrderState
  departures: { itemId: string; departureId: string; travellers: SoldTraveller[] }[]
}

/** An order as it was sold, by its id. */
export async function findSoldOrder(db: Db, orderId: string): Promise<SoldOrder | undefined> {
  const row = await own(db)
    .selectFrom('orders')
    .select(['id', 'state', 'currency', 'total_minor', 'discount_minor', 'reduction_minor', 'confirmed_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row) return undefined
  const amount = (minor: number) => money(minor, row.currency)
  const items = await own(db)
    .selectFrom('order_items')
    .select(['id', 'departure_id', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const passengers = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['passengers.id', 'order_item_id', 'first_name', 'last_name', 'fare', 'amount_minor', 'cancelled_at'])
    .select('passengers.discount_minor')
    .where('order_id', '=', orderId)
    .orderBy('passengers.position')
    .execute()
  const passengersOf = Map.groupBy(passengers, (each) => each.order_item_id)
  return {
    id: row.id,
    state: row.state,
    isSold: row.confirmed_at !== null,
    total: amount(row.total_minor),
    discount: amount(row.discount_minor),
    reduction: amount(row.reduction_minor),
    tours: items.map(({ id, snapshot }) => ({
      itemId: id,
      departsOn: snapshot.departsOn,
      legalRegime: snapshot.legalRegime,
      bands: snapshot.cancellation,
      travellers: (passengersOf.get(id) ?? []).map((each) => ({
        id: each.id,
        amount: amount(each.amount_minor),
        discount: amount(each.discount_minor),
        isCancelled: each.cancelled_at !== null,
      })),
    })),
    departures: items.map(({ id, departure_id }) => ({
      itemId: id,
      departureId: departure_id,
      travellers: (passengersOf.get(id) ?? []).map((each) => ({
        id: each.id,
        name: `${each.first_name} ${each.last_name}`,
        fare: each.fare,
        isCancelled: each.cancelled_at !== null,
      })),
    })),
  }
}

export async function insertCancellation(
  tx: Db,
  cancellation: Insertable<BookingTables['order_cancellations']>,
): Promise<string> {
  const { id } = await own(tx)
    .insertInto('order_cancellations')
    .values(cancellation)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findCancellation(
  db: Db,
  by: { id: string } | { key: string },
): Promise<CancellationRow | undefined> {
  return own(db)
    .selectFrom('order_cancellations')
    .selectAll()
    .where('id' in by ? 'id' : 'idempotency_key', '=', 'id' in by ? by.id : by.key)
    .executeTakeFirst()
}

export async function markTravellersCancelled(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  await own(tx).updateTable('passengers').set({ cancelled_at: at }).where('id', 'in', ids).execute()
}

export async function addReduction(tx: Db, orderId: string, minor: number): Promise<void> {
  await own(tx)
    .updateTable('orders')
    .set((eb) => ({ reduction_minor: eb('reduction_minor', '+', minor) }))
    .where('id', '=', orderId)
    .execute()
}

/** Takes seats off what an order holds of a departure; with the last one the hold is released. */
export async function shrinkHold(
  tx: Db,
  { orderId, departureId, seats }: { orderId: string; departureId: string; seats: number },
): Promise<void> {
  const hold = own(tx).updateTable('seat_holds').where('order_id', '=', orderId).where('departure_id', '=', departureId)
  await hold.set({ state: 'released' }).where('seats', '=', seats).execute()
  await hold
    .set((eb) => ({
      seats: eb('seats', '-', seats),
      // Seats of an allotment are the first that go back.
      allotted_seats: sql<number>`greatest(0, allotted_seats - ${seats})`,
    }))
    .where('seats', '>', seats)
    .execute()
}

/** The customer's wish that nobody has answered yet. */
export async function findOpenCancelRequest(
  db: Db,
  orderId: string,
): Promise<{ id: string; reason: string; requestedAt: Date } | undefined> {
  const row = await own(db)
    .selectFrom('order_cancel_requests')
    .select(['id', 'reason', 'requested_at'])
    .where('order_id', '=', orderId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, reason: row.reason, requestedAt: row.requested_at }
}

export async function insertCancelRequest(tx: Db, orderId: string, reason: string, at: Date): Promise<string> {
  const { id } = await own(tx)
    .insertInto('order_cancel_requests')
    .values({ order_id: orderId, reason, requested_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when no request was open. */
export async function answerCancelRequest(
  tx: Db,
  orderId: string,
  answer: 'cancelled' | 'declined',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await own(tx)
    .updateTable('order_cancel_requests')
    .set({ answer, answered_at: at })
    .where('order_id', '=', orderId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
