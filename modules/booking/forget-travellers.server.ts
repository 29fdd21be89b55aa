import { sql } from 'kysely'
import { dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { writeHistory } from './data/history.server.ts'
import { heldOrders, pseudonymiseOrders, pseudonymiseTravellers } from './data/pseudonymise.server.ts'
import { own } from './data/tables.server.ts'
import { retentionDays } from './domain/retention.ts'
import { orderRetentionSetting } from './settings.server.ts'

const BATCH = 200

/**
 * Makes people unrecognisable whose time is over: travellers some time after their return, customers when the books no
 * longer need them, and both where an erasure was asked for that had to wait. Orders on hold wait on. A run takes at most
 * two hundred orders of each kind; the next one goes on.
 */
export async function forgetTravellers(db: Db, now: Date): Promise<{ travellers: number; customers: number }> {
  const today = dayInIstanbul(now)
  const { returnedBefore, placedBefore } = retentionDays(await readSetting(db, orderRetentionSetting), today)
  return inTransaction(db, async (tx) => {
    const returned = await free(
      tx,
      overTime(tx).where(
        sql<boolean>`exists (select from order_items join passengers on passengers.order_item_id = order_items.id
          where order_items.order_id = orders.id and passengers.identity_removed_at is null)
        and (select max(snapshot ->> 'returnsOn') from order_items where order_items.order_id = orders.id) < ${returnedBefore}`,
      ),
      now,
    )
    await pseudonymiseTravellers(tx, returned, now)

    const placed = await free(tx, overTime(tx).where('placed_at', '<', startInIstanbul(placedBefore)), now)
    const asked = await free(
      tx,
      overTime(tx).where(
        sql<boolean>`exists (select from order_history where order_id = orders.id and kind = 'erasure-asked')`,
      ),
      now,
    )
    const customers = [...new Set([...placed, ...asked])]
    await pseudonymiseOrders(tx, customers, now)
    for (const id of customers) await writeHistory(tx, id, { kind: 'erased', facts: {}, at: now })
    return { travellers: returned.length, customers: customers.length }
  })
}

function overTime(tx: Db) {
  return own(tx).selectFrom('orders').select('orders.id').where('erased_at', 'is', null)
}

/** The first orders of a query that nobody else holds and nothing holds back. */
async function free(tx: Db, query: ReturnType<typeof overTime>, now: Date): Promise<string[]> {
  const rows = await query.orderBy('placed_at').orderBy('id').limit(BATCH).forUpdate().skipLocked().execute()
  const ids = rows.map(({ id }) => id)
  const held = await heldOrders(tx, ids, dayInIstanbul(now))
  return ids.filter((id) => !held.has(id))
}
