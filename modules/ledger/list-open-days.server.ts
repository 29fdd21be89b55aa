import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/**
 * The cash registers in which something was booked on a day before `today` after they were last closed, each with the first
 * such day, and how many there are. One that was never closed is not counted by whoever keeps it, and nothing is late.
 */
export async function listOpenDays(
  db: Db,
  _admin: Admin<'payments'>,
  { today, limit }: { today: PlainDate; limit: number },
): Promise<{ days: { code: string; name: string; on: PlainDate }[]; total: number }> {
  const { rows } = await sql<{ code: string; name: string; on: PlainDate; total: number }>`
    select code, name, "on", (count(*) over ())::int as total
    from cash_registers,
      lateral (select max(closed_on) as last_on from day_closings where cash_register = code) as closed,
      lateral (select min(booked_on) as "on" from transactions
        where cash_register = code and booked_on > last_on and booked_on < ${today}) as open
    where is_active and "on" is not null order by "on", code limit ${limit}`.execute(db)
  return { days: rows.map(({ code, name, on }) => ({ code, name, on })), total: rows[0]?.total ?? 0 }
}
