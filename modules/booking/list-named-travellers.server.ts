import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** What a traveller is called, empty where the name was erased, and the order that they are in, by its public id. */
export type NamedTraveller = { name: string; order: { id: string; no: string } }

/** What travellers are called by their ids, in whichever orders they are now, those who do not travel any more among them. */
export async function listNamedTravellers(
  db: Db,
  _admin: Admin<'orders'>,
  ids: readonly string[],
): Promise<Map<string, NamedTraveller>> {
  if (ids.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      'passengers.id',
      'passengers.first_name as first',
      'passengers.last_name as last',
      'passengers.identity_removed_at as erasedAt',
      'orders.public_id as orderId',
      'orders.order_no as orderNo',
    ])
    .where('passengers.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, first, last, erasedAt, orderId, orderNo }) => [
      id,
      { name: erasedAt === null ? `${first} ${last}`.trim() : '', order: { id: orderId, no: orderNo } },
    ]),
  )
}
