import { sql } from 'kysely'
import { locales, type Localised } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** A tour or a hotel whose name or description is still empty in one of our languages. */
export type Untranslated = { kind: 'tour' | 'hotel'; key: string; name: Localised }

/** The tours and hotels that are not there in every language, by their keys, and how many there are. One query. */
export async function listUntranslated(
  db: Db,
  _admin: Admin<'catalogue'>,
  { limit }: { limit: number },
): Promise<{ records: Untranslated[]; total: number }> {
  const { rows } = await sql<Untranslated & { total: number }>`
    select kind, key, name, (count(*) over ())::int as total from (
      select 'tour' as kind, key, name from tours where ${isMissing('name')} or ${isMissing('description')}
      union all
      select 'hotel', key, name from hotels where ${isMissing('name')} or ${isMissing('description')}
    ) records order by kind desc, key limit ${limit}`.execute(db)
  return { records: rows.map(({ kind, key, name }) => ({ kind, key, name })), total: rows[0]?.total ?? 0 }
}

function isMissing(column: 'name' | 'description') {
  const text = sql.ref(column)
  const blank = locales.map((locale) => sql`coalesce(${text} ->> ${sql.lit(locale)}, '') = ''`)
  return sql`(${sql.join(blank, sql` or `)})`
}
