import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** How many tours and hotels have a name or a description that is still empty in one of the three languages. */
export async function countUntranslated(db: Db): Promise<number> {
  const { rows } = await sql<{ total: string | number }>`
    select (select count(*) from tours where ${isMissing('name')} or ${isMissing('description')})
      + (select count(*) from hotels where ${isMissing('name')} or ${isMissing('description')}) as total`.execute(db)
  return Number(rows[0]?.total)
}

function isMissing(column: 'name' | 'description') {
  const text = sql.ref(column)
  return sql`(coalesce(${text} ->> 'tr', '') = '' or coalesce(${text} ->> 'en', '') = '' or coalesce(${text} ->> 'ar', '') = '')`
}
