import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/**
 * The cash registers in which something was booked on a day before `today` after they were last closed, each with the first
 * such day, and how many there are. One that was never closed is not counted by whoever keeps it, and nothing is late.
 */
export async function listOpenDays(
  db: Db,
  _admin: Admin<'payments'>,
  { today, limit }: { today: PlainDate; limit: number },
): Promise<{ days: { code: string; name: string; on: PlainDate }[]; total: number }> {
  const rows = await own(db)
    .selectFrom('cash_registers')
    .innerJoin('transactions', 'transactions.cash_register', 'cash_registers.code')
    .select(({ fn }) => [
      'code',
      'name',
      fn.min('booked_on').$notNull().as('on'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('is_active', '=', true)
    .where('booked_on', '<', today)
    .where(
      sql<boolean>`booked_on > (
        select max(closed_on) from day_closings where day_closings.cash_register = cash_registers.code)`,
    )
    .groupBy(['code', 'name'])
    .orderBy('on')
    .orderBy('code')
    .limit(limit)
    .execute()
  return { days: rows.map(({ code, name, on }) => ({ code, name, on })), total: rows[0]?.total ?? 0 }
}
