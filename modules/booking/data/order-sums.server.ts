import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

const columns = sql.join(
  [
    'month',
    'state',
    'currency',
    'keeper_id',
    'orders',
    'travellers',
    'cost_minor',
    'paid_minor',
    'open_minor',
    'unasked_minor',
  ].map((name) => sql.ref(name)),
)

/**
 * The sums that are kept of all orders, by month, state, currency and keeper, to select from: under the name of orders, so
 * that conditions on these hold for them. What was written since they were last counted is among them.
 */
export const sumsOfOrders = sql`(
  select ${columns} from order_sums
  union all select ${columns} from order_sum_changes
  union all select ${columns} from uncounted_orders()) as orders`

/** Adds up what was written since it was last done, which readers of the sums do for themselves until then. */
export async function countNotedOrders(db: Db): Promise<void> {
  await sql`select count_noted_orders()`.execute(db)
}
