import { sql } from 'kysely'
import { locales, type Localised } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { columnsOf } from './data/writing-rows.server.ts'
import { titleFieldOf, writingKinds, type WritingKind } from './domain/writing.ts'

/** A page, a post or a question that is not published in every language. */
export type IncompleteWriting = { kind: WritingKind; key: string; title: Localised }

/** The records that are not published in every language, pages first, and how many there are. One query. */
export async function listIncompleteWritings(
  db: Db,
  _admin: Admin<'content'>,
  { limit }: { limit: number },
): Promise<{ writings: IncompleteWriting[]; total: number }> {
  const ofKind = writingKinds.map((kind, place) => {
    const { table, texts } = columnsOf[kind]
    return sql`select ${sql.lit(place)} as place, ${sql.lit(kind)} as kind, key, ${sql.ref(texts[titleFieldOf(kind)] ?? '')} as title
      from ${sql.table(table)} where cardinality(published_in) < ${sql.lit(locales.length)}`
  })
  const { rows } = await sql<IncompleteWriting & { total: number }>`
    select kind, key, title, (count(*) over ())::int as total
    from (${sql.join(ofKind, sql` union all `)}) writings order by place, key limit ${limit}`.execute(db)
  return { writings: rows.map(({ kind, key, title }) => ({ kind, key, title })), total: rows[0]?.total ?? 0 }
}
