import { sql } from 'kysely'

/**
 * The sums that are kept of all orders, by month, state, currency and keeper, to select from: under the name of orders, so
 * that conditions on these hold for them. What others have written and nobody has added up yet is among them.
 */
export const sumsOfOrders = sql`(select * from order_sums union all select * from order_sum_changes) as orders`
