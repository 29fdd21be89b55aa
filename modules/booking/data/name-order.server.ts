import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/**
 * Who of an order has the same value, in the order in which they were named: each value once, with the ids of those at whose
 * place it stands.
 */
export async function groupAsNamed<Value>(
  tx: Db,
  orderId: string,
  values: readonly Value[],
): Promise<{ value: Value; ids: string[] }[]> {
  const people = await own(tx)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select('passengers.id')
    .where('order_id', '=', orderId)
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .execute()
  return [...new Set(values)]
    .map((value) => ({ value, ids: people.flatMap(({ id }, at) => (values[at] === value ? [id] : [])) }))
    .filter(({ ids }) => ids.length > 0)
}
