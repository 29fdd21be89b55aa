import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

export type LinkCounts = Record<'pending' | 'expired' | 'completed' | 'cancelled', number>

/** How many links of each kind are on the everyday list; of the pending ones those that can be paid are counted apart. */
export async function countPaymentLinks(db: Db, _admin: Admin<'payments'>, now: Date): Promise<LinkCounts> {
  const rows = await own(db)
    .selectFrom('payment_links')
    .select((links) => [
      sql<keyof LinkCounts>`case when status = 'pending' and expires_at <= ${now} then 'expired' else status end`.as(
        'state',
      ),
      links.fn.countAll<number>().as('count'),
    ])
    .where('removed_at', 'is', null)
    .where('archived_at', 'is', null)
    .groupBy('state')
    .execute()
  return {
    pending: 0,
    expired: 0,
    completed: 0,
    cancelled: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}
