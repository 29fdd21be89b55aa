import { sql, type SqlBool } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { reachedOrders } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'

type Mark = {
  noticeId: string
  /** That a chat with the prepared words was opened, or that somebody spoke with them. */
  mark: 'chatted' | 'reached'
}

/** Notes how staff tried to reach whoever was told of a change; false where there is no such notice or it was noted before. */
export async function markNotice(
  db: Db,
  admin: Admin<'orders'>,
  { noticeId, mark }: Mark,
  now: Date,
): Promise<boolean> {
  if (!isUuid(noticeId)) return false
  const column = mark === 'chatted' ? 'chatted_at' : 'reached_at'
  return inTransaction(db, async (tx) => {
    const marked = await own(tx)
      .updateTable('promise_notices')
      .set({ [column]: now })
      .where('id', '=', noticeId)
      .where(column, 'is', null)
      .where('replaced_at', 'is', null)
      .where(sql<SqlBool>`order_id in ${reachedOrders(admin)}`)
      .returning('order_id')
      .executeTakeFirst()
    if (!marked) return false
    const act = { action: 'order.reach', subject: { kind: 'order', id: marked.order_id }, after: { mark } } as const
    await recordAudit(tx, { actor: admin, ...act }, now)
    return true
  })
}
