import { sql } from 'kysely'
import { locales } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

/** How many tours and hotels have a name or a description that is still empty in one of our languages. */
export async function countUntranslated(db: Db): Promise<number> {
  const { rows } = await sql<{ total: string | number }>`
    select (select count(*) from tours where ${isMissing('name')} or ${isMissing('description')})
      + (select count(*) from hotels where ${isMissing('name')} or ${isMissing('description')}) as total`.execute(db)
  return Number(rows[0]?.total)
}

function isMissing(column: 'name' | 'description') {
  const text = sql.ref(column)
  const blank = locales.map((locale) => sql`coalesce(${text} ->> ${sql.lit(locale)}, '') = ''`)
  return sql`(${sql.join(blank, sql` or `)})`
}
