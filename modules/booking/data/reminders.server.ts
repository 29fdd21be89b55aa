import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

export type RemindablePart = { id: string; orderId: string; dueOn: PlainDate; createdAt: Date; sent: number[] }

/** Open parts of booked orders that are due from `from` to `until`, the nearest first. */
export async function listPartsToRemind(
  db: Db,
  { from, until, limit }: { from: PlainDate; until: PlainDate; limit: number },
): Promise<RemindablePart[]> {
  const rows = await own(db)
    .selectFrom('order_payment_parts')
    .innerJoin('orders', 'orders.id', 'order_payment_parts.order_id')
    .select([
      'order_payment_parts.id',
      'order_payment_parts.order_id',
      'order_payment_parts.due_on',
      'order_payment_parts.created_at',
      sql<number[]>`coalesce((select json_agg(days_before) from order_payment_reminders
        where part_id = order_payment_parts.id), '[]'::json)`.as('sent'),
    ])
    .where('orders.state', '=', 'partially_paid')
    .where('paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('due_on', '>=', from)
    .where('due_on', '<=', until)
    .orderBy('due_on')
    .orderBy('order_payment_parts.id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ due_on: dueOn, ...row }) =>
    dueOn === null ? [] : [{ id: row.id, orderId: row.order_id, dueOn, createdAt: row.created_at, sent: row.sent }],
  )
}

/** False when this reminder was noted before: whoever notes it writes the mail. */
export async function noteReminder(tx: Db, partId: string, daysBefore: number, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await own(tx)
    .insertInto('order_payment_reminders')
    .values({ part_id: partId, days_before: daysBefore, sent_at: at })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
