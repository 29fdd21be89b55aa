import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** Every row of every table of the product, as text: what is planted somewhere is found in it. */
export async function everyRow(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db)
  const texts: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(t)::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(db)
    texts.push(...rows.map((row) => row.text))
  }
  return texts
}
