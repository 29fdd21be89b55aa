import type { Db } from '#platform/db/client.server.ts'
import { indexesOfNumber } from './identity-numbers.server.ts'
import { own } from './tables.server.ts'

/** One number is that of one person, who has travelled so often at most. */
const MOST_NUMBERED = 1000

/** Orders in which somebody travels on what was typed, which most of what is typed is not. */
export async function ordersOfNumber(db: Db, typed: string): Promise<string[]> {
  const indexes = indexesOfNumber(db, typed)
  if (indexes.length === 0) return []
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .select('order_items.order_id')
    .distinct()
    .where((each) => each.or([each('tckn_index', 'in', indexes), each('passport_no_index', 'in', indexes)]))
    .limit(MOST_NUMBERED)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
