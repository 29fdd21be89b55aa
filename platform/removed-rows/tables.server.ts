import type { Generated, Kysely } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

export type RemovedRowTables = {
  removed_rows: {
    id: Generated<string>
    /** The table to which the row goes back. */
    table_name: string
    record: unknown
    /** Rows of other tables that go back with it, by table. */
    parts: Generated<unknown>
    removed_at: Date
  }
}

export function own(db: Db): Kysely<RemovedRowTables> {
  return db.withTables<RemovedRowTables>()
}
