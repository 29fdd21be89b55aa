import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { FromAllotment } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { OrderItem } from '../order-items.ts'
import { own, type BookingTables } from './tables.server.ts'
import { columnsOfTraveller } from './traveller-columns.server.ts'

export type OrderRow = Insertable<BookingTables['orders']>

export async function nextOrderSerial(tx: Db): Promise<number> {
  const { rows } = await sql<{ serial: string | number }>`select nextval('order_numbers') as serial`.execute(tx)
  return Number(rows[0]?.serial)
}

/** Writes an order without its items; gives its id. */
export async function insertOrder(tx: Db, order: OrderRow): Promise<string> {
  const { id } = await own(tx).insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Writes the items of an order and who travels. */
export async function insertItems(tx: Db, orderId: string, items: readonly OrderItem[]): Promise<void> {
  for (const [position, item] of items.entries()) await insertItem(tx, orderId, position, item)
}

export async function insertHolds(
  tx: Db,
  orderId: string,
  holds: readonly { departureId: string; seats: number; from?: FromAllotment | null }[],
  expiresAt: Date,
): Promise<void> {
  await own(tx)
    .insertInto('seat_holds')
    .values(
      holds.map(({ departureId, seats, from }) => ({
        order_id: orderId,
        departure_id: departureId,
        seats,
        expires_at: expiresAt,
        allotment_id: from?.allotmentId ?? null,
        allotted_seats: from?.seats ?? 0,
      })),
    )
    .execute()
}

async function insertItem(tx: Db, orderId: string, position: number, item: OrderItem): Promise<void> {
  const { id } = await own(tx)
    .insertInto('order_items')
    .values({
      order_id: orderId,
      position,
      departure_id: item.departureId,
      seats: item.seats,
      line_total_minor: item.lineTotalMinor,
      snapshot: toJson(item.snapshot),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const passengers = item.travellers.map(({ traveller, amountMinor }, place) => {
    const passengerId = randomUUID()
    return {
      id: passengerId,
      order_item_id: id,
      position: place,
      ...columnsOfTraveller(tx, passengerId, traveller),
      fare: traveller.fare,
      amount_minor: amountMinor,
    }
  })
  await own(tx).insertInto('passengers').values(passengers).execute()
}
