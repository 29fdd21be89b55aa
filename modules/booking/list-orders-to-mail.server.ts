import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listWrittenMails } from '#platform/mail/queue-mail-again.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'
import { keysOfOrderMails } from './send-order-mail-again.server.ts'

/** An order that staff want to mail again, and whether there is still a mail to be sent. */
export type OrderToMail = { id: string; orderNo: string; email: string; hasMail: boolean }

/** Some orders by their public ids, the latest first; those that do not exist are left out. */
export async function listOrdersToMail(db: Db, admin: Admin<'orders'>, ids: readonly string[]): Promise<OrderToMail[]> {
  if (ids.length === 0) return []
  const orders = await own(db)
    .selectFrom('orders')
    .select(['id', 'public_id', 'order_no', 'email', 'erased_at'])
    .where('public_id', 'in', ids)
    .where(withinReach(admin, keeperOf))
    .orderBy('placed_at', 'desc')
    .execute()
  const written = await listWrittenMails(
    db,
    orders.flatMap(({ id }) => keysOfOrderMails(id)),
  )
  return orders.map((order) => ({
    id: order.public_id,
    orderNo: order.order_no,
    email: order.email,
    hasMail: order.erased_at === null && keysOfOrderMails(order.id).some((key) => written.has(key)),
  }))
}
