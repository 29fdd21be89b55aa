import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** Does something while a table is not there, so that queries fail in the middle of an act. */
export async function withoutTable<Answer>(db: Db, table: string, act: () => Promise<Answer>): Promise<Answer> {
  const own = sql.table(table)
  const other = sql.table(`${table}_elsewhere`)
  await sql`alter table ${own} rename to ${other}`.execute(db)
  try {
    return await act()
  } finally {
    await sql`alter table ${other} rename to ${own}`.execute(db)
  }
}
