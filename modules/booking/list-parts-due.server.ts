import { sql } from 'kysely'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'
import { toWaitingOrder, totalOfRows, waitingOrderColumns, type WaitingOrder } from './data/waiting-order.server.ts'

/** An order of which something is to be paid by a day; a part without a day is to be paid at once. */
export type DueParts = WaitingOrder & { due: Money; dueOn: PlainDate | null }

/**
 * The orders that stand and of which something is to be paid until a day, added up, the longest due first, and how many
 * there are. Seats that are still held without a payment are no debt: `listEndingHolds` tells of them.
 */
export async function listPartsDue(
  db: Db,
  admin: Admin<'orders'>,
  { until, limit }: { until: PlainDate; limit: number },
): Promise<{ parts: DueParts[]; total: number }> {
  const rows = await own(db)
    .selectFrom((each) =>
      each
        .selectFrom('order_payment_parts')
        .innerJoin('orders as owing', 'owing.id', 'order_payment_parts.order_id')
        .select(({ fn }) => [
          'order_payment_parts.order_id',
          fn.min('due_on').as('due_on'),
          sql<number>`sum(order_payment_parts.amount_minor)::bigint`.as('due_minor'),
        ])
        .where('paid_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where((part) =>
          part.or([
            part.and([part('owing.state', '=', 'partially_paid'), part('due_on', '<=', until)]),
            part.and([
              part('owing.state', '=', 'awaiting_payment'),
              part('family_id', 'is', null),
              part('due_on', '<=', until),
            ]),
            part.and([part('owing.state', '=', 'partially_paid'), part('due_on', 'is', null)]),
          ]),
        )
        .groupBy('order_payment_parts.order_id')
        .as('due'),
    )
    .innerJoin('orders', 'orders.id', 'due.order_id')
    .innerJoin('order_items', (item) =>
      item.onRef('order_items.order_id', '=', 'orders.id').on('order_items.position', '=', 0),
    )
    .select([...waitingOrderColumns, 'due.due_on', 'due.due_minor', totalOfRows.as('total')])
    .where(withinReach(admin, keeperOf))
    .orderBy('due.due_on', (day) => day.asc().nullsLast())
    .orderBy('due.due_minor', 'desc')
    .orderBy('orders.order_no')
    .limit(limit)
    .execute()
  return {
    parts: rows.map((row) => ({
      ...toWaitingOrder(row),
      due: money(Number(row.due_minor), row.currency),
      dueOn: row.due_on,
    })),
    total: rows[0]?.total ?? 0,
  }
}
