import { sql } from 'kysely'

/** Who looks after the customer of an order, in queries that know `orders` by that name. */
export const keeperOf = sql.ref('orders.keeper_id')
