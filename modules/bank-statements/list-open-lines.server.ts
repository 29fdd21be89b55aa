import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { lineColumns, toLine, type BankLine } from './data/lines.server.ts'
import { own } from './data/tables.server.ts'
import { statesOf } from './domain/line-state.ts'

/** The lines of which nobody has said whose they are, the oldest first, and how many there are. One query. */
export async function listOpenLines(
  db: Db,
  _admin: Admin<'payments'>,
  { limit }: { limit: number },
): Promise<{ lines: BankLine[]; total: number }> {
  const rows = await own(db)
    .selectFrom('bank_lines')
    .select(lineColumns)
    .select(({ selectFrom }) =>
      selectFrom('bank_lines')
        .select(sql<number>`count(*)::int`.as('lines'))
        .where('state', 'in', [...statesOf.to_decide])
        .as('total'),
    )
    .where('state', 'in', [...statesOf.to_decide])
    .orderBy('booked_on')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { lines: rows.map(toLine), total: rows[0]?.total ?? 0 }
}
