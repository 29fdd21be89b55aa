import { sql } from 'kysely'

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
 * that conditions on these hold for them. What others have written and nobody has added up yet is among them.
 */
export const sumsOfOrders = sql`(
  select ${columns} from order_sums union all select ${columns} from order_sum_changes) as orders`
