import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** Every column of every table in which one of the texts stands somewhere. */
export async function columnsHolding(db: Db, texts: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql<{ holds: boolean }>`select exists (select from ${sql.raw(table)}
      where ${sql.join(
        texts.map((text) => sql`${sql.raw(column)}::text like ${`%${text}%`}`),
        sql` or `,
      )}) as holds`.execute(db)
    if (rows[0]?.holds) found.push(`${table}.${column}`)
  }
  return found
}
