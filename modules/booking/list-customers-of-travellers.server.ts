import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { isAlive } from './domain/order.ts'

/** A traveller with the order that they are in, and how its customer is written to. */
export type TravellersCustomer = {
  passengerId: string
  name: string
  /** When the departure leaves with which they travel; null for whoever was cancelled, alone or with the order. */
  departsOn: PlainDate | null
  order: {
    id: string
    publicId: string
    accessToken: string
    locale: Locale
    name: string
    email: string
    phone: string
  }
}

/** Travellers by their ids, those who were cancelled among them, for mails that the program writes; who was erased is not. */
export async function listCustomersOfTravellers(
  db: Db,
  passengerIds: readonly string[],
): Promise<TravellersCustomer[]> {
  if (passengerIds.length === 0) return []
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      'passengers.id',
      'passengers.first_name as firstName',
      'passengers.last_name as lastName',
      'passengers.cancelled_at as cancelledAt',
      sql<PlainDate>`order_items.snapshot ->> 'departsOn'`.as('departsOn'),
      'orders.id as orderId',
      'orders.public_id as publicId',
      'orders.access_token as accessToken',
      'orders.state',
      'orders.locale',
      'orders.first_name as customerFirst',
      'orders.last_name as customerLast',
      'orders.email',
      'orders.phone',
    ])
    .where('passengers.id', 'in', passengerIds)
    .where('orders.erased_at', 'is', null)
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .execute()
  return rows.map((row) => {
    const { orderId, publicId, accessToken, locale, email, phone } = row
    return {
      passengerId: row.id,
      name: `${row.firstName} ${row.lastName}`.trim(),
      departsOn: row.cancelledAt === null && isAlive(row.state) ? row.departsOn : null,
      order: {
        id: orderId,
        publicId,
        accessToken,
        locale,
        email,
        phone,
        name: `${row.customerFirst} ${row.customerLast}`,
      },
    }
  })
}
