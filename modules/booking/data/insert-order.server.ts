import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { FromAllotment } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { Write } from '#platform/db/write-together.server.ts'
import type { OrderItem } from '../order-items.ts'
import { own, type BookingTables } from './tables.server.ts'
import { columnsOfTraveller } from './traveller-columns.server.ts'

export type OrderRow = Insertable<BookingTables['orders']>

export async function nextOrderSerial(tx: Db): Promise<number> {
  const { rows } = await sql<{ serial: string | number }>`select nextval('order_numbers') as serial`.execute(tx)
  return Number(rows[0]?.serial)
}

/** Writes an order without its items. */
export function orderInsert(tx: Db, order: OrderRow & { id: string }): Write {
  return own(tx).insertInto('orders').values(order)
}

/** Writes the items of an order and who travels. */
export function itemInserts(tx: Db, orderId: string, items: readonly OrderItem[]): Write[] {
  return items.flatMap((item, position) => insertsOfItem(tx, orderId, position, item))
}

export function holdsInsert(
  tx: Db,
  orderId: string,
  holds: readonly { departureId: string; seats: number; from?: FromAllotment | null }[],
  expiresAt: Date,
): Write {
  return own(tx)
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
}

function insertsOfItem(tx: Db, orderId: string, position: number, item: OrderItem): [Write, Write] {
  const id = randomUUID()
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
  return [
    own(tx)
      .insertInto('order_items')
      .values({
        id,
        order_id: orderId,
        position,
        departure_id: item.departureId,
        seats: item.seats,
        line_total_minor: item.lineTotalMinor,
        snapshot: toJson(item.snapshot),
      }),
    own(tx).insertInto('passengers').values(passengers),
  ]
}
