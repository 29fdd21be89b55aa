import { sql, type SqlBool } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import { reachedOrders } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** The notices in whose place no later one stands, of orders within the reach of whoever asks. */
export function standingNotices(db: Db, admin: Admin<'orders'>) {
  return own(db)
    .selectFrom('promise_notices')
    .where('replaced_at', 'is', null)
    .where(sql<SqlBool>`order_id in ${reachedOrders(admin)}`)
}
