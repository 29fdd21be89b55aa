import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/**
 * How many rows of some tables a piece of work reads, on a server or on the embedded engine. The counter of a transaction starts
 * with what its connection read before and has not reported yet, which it does at most once a second: so what it stood
 * at is taken off.
 */
export async function rowsRead(db: Db, tables: readonly string[], work: (tx: Db) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const read = async () => {
      const { rows } = await sql<{ read: string }>`
        select coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0) as read
        from pg_stat_xact_user_tables where relname in (${sql.join(tables)})`.execute(tx)
      return Number(rows[0]?.read)
    }
    const before = await read()
    await work(tx)
    return (await read()) - before
  })
}
