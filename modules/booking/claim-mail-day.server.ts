import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/**
 * Takes the one mail of a day about what is to be done or paid in an order; false when it was taken before. Whoever takes it
 * writes the mail in the same transaction.
 */
export async function claimMailDay(tx: Db, orderId: string, day: PlainDate): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await own(tx)
    .insertInto('order_mail_days')
    .values({ order_id: orderId, day })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
