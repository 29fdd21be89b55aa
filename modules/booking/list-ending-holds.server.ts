import { sql } from 'kysely'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'
import { toWaitingOrder, totalOfRows, waitingOrderColumns, type WaitingOrder } from './data/waiting-order.server.ts'

/** An unpaid order whose seats are let go at a moment. */
export type EndingHold = WaitingOrder & { seats: number; endsAt: Date }

/** Whoever is about to pay by card has minutes; only what is held longer than this waits for somebody to ask. */
const OPTION_HOURS = 2

/** The unpaid orders whose seats are let go before a moment, the first to go first, and how many there are. */
export async function listEndingHolds(
  db: Db,
  admin: Admin<'orders'>,
  { until, limit }: { until: Date; limit: number },
  now: Date,
): Promise<{ holds: EndingHold[]; total: number }> {
  const rows = await own(db)
    .selectFrom((each) =>
      each
        .selectFrom('seat_holds')
        .select(({ fn }) => [
          'order_id',
          fn.min('expires_at').$notNull().as('ends_at'),
          sql<number>`sum(seats)::int`.as('seats'),
        ])
        .where('state', '=', 'held')
        .where('expires_at', '>', now)
        .where('expires_at', '<', until)
        .groupBy('order_id')
        .as('ending'),
    )
    .innerJoin('orders', 'orders.id', 'ending.order_id')
    .innerJoin('order_items', (item) =>
      item.onRef('order_items.order_id', '=', 'orders.id').on('order_items.position', '=', 0),
    )
    .select([...waitingOrderColumns, 'ending.ends_at', 'ending.seats', totalOfRows.as('total')])
    .where('orders.state', '=', 'awaiting_payment')
    .where(withinReach(admin, keeperOf))
    .where(sql<boolean>`ending.ends_at > orders.placed_at + make_interval(hours => ${OPTION_HOURS})`)
    .orderBy('ending.ends_at')
    .orderBy('orders.order_no')
    .limit(limit)
    .execute()
  return {
    holds: rows.map((row) => ({ ...toWaitingOrder(row), seats: row.seats, endsAt: row.ends_at })),
    total: rows[0]?.total ?? 0,
  }
}
