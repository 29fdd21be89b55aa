import type { Currency } from '#kernel/money.ts'
import type { FromAllotment } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { canBecome, type OrderState } from '../domain/order.ts'
import { own } from './tables.server.ts'

export type LockedOrder = {
  id: string
  state: OrderState
  totalMinor: number
  /** What it costs after travellers left. */
  owedMinor: number
  paidMinor: number
}

/** Locks an order until the transaction ends. Whoever changes an order or its holds takes this lock first. */
export async function lockOrder(tx: Db, orderId: string): Promise<LockedOrder | undefined> {
  const row = await own(tx)
    .selectFrom('orders')
    .select(['id', 'state', 'total_minor', 'reduction_minor', 'paid_minor'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      state: row.state,
      totalMinor: row.total_minor,
      owedMinor: row.total_minor - row.reduction_minor,
      paidMinor: row.paid_minor,
    }
  )
}

/** @throws Error when the order may not go from its state to that one. */
export async function changeState(tx: Db, order: LockedOrder, to: OrderState, confirmedAt?: Date): Promise<void> {
  if (!canBecome(order.state, to)) throw new Error(`order ${order.id} cannot go from ${order.state} to ${to}`)
  await own(tx)
    .updateTable('orders')
    .set({ state: to, ...(confirmedAt && { confirmed_at: confirmedAt }) })
    .where('id', '=', order.id)
    .execute()
}

/** The currency in which an order is sold and paid. @throws Error when there is no such order. */
export async function currencyOf(db: Db, orderId: string): Promise<Currency> {
  const { currency } = await own(db)
    .selectFrom('orders')
    .select('currency')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return currency
}

/** Whether the customer, or staff for them on the telephone, has agreed to what the contract of an order says. */
export async function hasCustomerAgreed(db: Db, orderId: string): Promise<boolean> {
  const row = await own(db).selectFrom('orders').select('consents').where('id', '=', orderId).executeTakeFirst()
  return row?.consents.given.preInformation === true
}

export async function setPaid(tx: Db, orderId: string, paidMinor: number): Promise<void> {
  await own(tx).updateTable('orders').set({ paid_minor: paidMinor }).where('id', '=', orderId).execute()
}

/** Seats of one departure; `from` is the allotment that some of them came from. */
export type OrderHold = {
  departureId: string
  seats: number
  state: 'held' | 'sold' | 'released'
  from: FromAllotment | null
}

/** The seats an order holds or held, in the order in which departures are locked. */
export async function listHolds(tx: Db, orderId: string): Promise<OrderHold[]> {
  const rows = await own(tx)
    .selectFrom('seat_holds')
    .select(['departure_id', 'seats', 'state', 'allotment_id', 'allotted_seats'])
    .where('order_id', '=', orderId)
    .orderBy('departure_id')
    .execute()
  return rows.map(({ departure_id, seats, state, allotment_id, allotted_seats }) => ({
    departureId: departure_id,
    seats,
    state,
    from: allotment_id === null ? null : { allotmentId: allotment_id, seats: allotted_seats },
  }))
}

export async function markHolds(tx: Db, orderId: string, state: 'sold' | 'released'): Promise<void> {
  await own(tx).updateTable('seat_holds').set({ state }).where('order_id', '=', orderId).execute()
}

/** Moves the end of held seats to a later moment; never to an earlier one. False when nothing is held. */
export async function extendHolds(tx: Db, orderId: string, until: Date): Promise<boolean> {
  const held = await own(tx)
    .selectFrom('seat_holds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .executeTakeFirst()
  await own(tx)
    .updateTable('seat_holds')
    .set({ expires_at: until })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .where('expires_at', '<', until)
    .execute()
  return held !== undefined
}

/** Until when the seats of an order wait for their money; absent when none are held. */
export async function findHoldEnd(db: Db, orderId: string): Promise<Date | undefined> {
  const row = await own(db)
    .selectFrom('seat_holds')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .orderBy('expires_at')
    .executeTakeFirst()
  return row?.expires_at
}

/** Orders with held seats whose time is over, longest waiting first. */
export async function listExpiredOrders(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('seat_holds')
    .select(({ fn }) => ['order_id', fn.min('expires_at').as('since')])
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .groupBy('order_id')
    .orderBy('since')
    .limit(limit)
    .execute()
  return rows.map((row) => row.order_id)
}

/** Whether the holds of an order still end in the past; asked again under the order's lock. */
export async function hasExpiredHolds(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('seat_holds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return row !== undefined
}
