import { sql } from 'kysely'
import { defaultLocale, inEveryLocale, locales, localesFrom, type Locale } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder } from '#platform/db/order-sql.server.ts'
import { containsAllWords } from '#platform/db/search-sql.server.ts'
import { columnsOf, readWritingRow, selectedColumns, toWriting, type WritingRow } from './data/writing-rows.server.ts'
import { own } from './data/tables.server.ts'
import { localised } from './data/columns.server.ts'
import type { WritingSort } from './domain/list-sorts.ts'
import {
  missingLanguages,
  titleFieldOf,
  type Writing,
  type WritingEntry,
  type WritingKind,
  type WritingState,
} from './domain/writing.ts'

export type WritingRequest = {
  kind: WritingKind
  /** Words of the titles or of the key. */
  q?: string | undefined
  state?: WritingState | undefined
  /** In the agency's own order unless something else is said; titles are ordered in `locale`. */
  sort?: WritingSort | undefined
  locale?: Locale | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/** One page of the records of a kind in the agency's order, and how many there are. Two queries. */
export async function listWritings(
  db: Db,
  _admin: Admin<'content'>,
  { kind, q = '', state, sort, locale = defaultLocale, page, pageSize }: WritingRequest,
): Promise<{ entries: WritingEntry[]; total: number }> {
  const { table, texts, facts, changed, order } = columnsOf[kind]
  const title = sql.ref(texts[titleFieldOf(kind)] ?? '')
  const words = foldForSearch(q).split(' ').filter(Boolean)
  const isFound =
    words.length > 0 ? containsAllWords(sql<string>`concat_ws(' ', key, ${title}::text)`, words) : sql`true`
  const isWanted = state ? stateConditions[state] : sql`true`
  const found = sql`from ${sql.table(table)} where ${isFound} and ${isWanted}`
  const rowKey = sql`key`
  const sorted = sort
    ? inOrder(
        sort,
        {
          title: [
            sql`coalesce(${sql.join(localesFrom(locale).map((each) => sql`nullif(${title} ->> ${sql.lit(each)}, '')`))}) collate app_tr`,
          ],
          published: [facts['publishedOn'] ? sql.ref(facts['publishedOn']) : rowKey],
          changed: [changed ? sql.ref(changed) : rowKey],
        },
        rowKey,
      )
    : order
  const { rows: counted } = await sql<{ total: string }>`select count(*) as total ${found}`.execute(db)
  const { rows } = await sql<WritingRow>`select ${selectedColumns(kind)} ${found} order by ${sorted}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { entries: rows.map((row) => toEntry(toWriting(kind, row))), total: Number(counted[0]?.total) }
}

export async function findWriting(
  db: Db,
  _admin: Admin<'content'>,
  { kind, key }: { kind: WritingKind; key: string },
): Promise<Writing | undefined> {
  const row = await readWritingRow(db, { kind, key })
  return row && toWriting(kind, row)
}

/** What a record may hang below or belong to, with its name in a language: pages above, subjects of questions. */
export async function listWritingHolders(
  db: Db,
  _admin: Admin<'content'>,
  { kind, locale }: { kind: 'page' | 'question'; locale: Locale },
): Promise<{ key: string; name: string }[]> {
  const rows = await own(db)
    .selectFrom(kind === 'page' ? 'pages' : 'question_groups')
    .select(['key', 'title'])
    .orderBy('sort_order')
    .orderBy('key')
    .limit(500)
    .execute()
  return rows.map(({ key, title }) => ({ key, name: localised.parse(title)[locale] || key }))
}

const stateConditions: Record<WritingState, ReturnType<typeof sql<boolean>>> = {
  published: sql<boolean>`cardinality(published_in) > 0`,
  scheduled: sql<boolean>`publish_on <> '{}'::jsonb`,
  draft: sql<boolean>`cardinality(published_in) = 0 and publish_on = '{}'::jsonb`,
  incomplete: sql<boolean>`cardinality(published_in) < ${sql.lit(locales.length)}`,
}

function toEntry({ kind, key, texts, publication, version, changedAt, facts }: Writing): WritingEntry {
  const name = titleFieldOf(kind)
  return {
    key,
    titles: inEveryLocale((locale) => texts[locale][name] ?? ''),
    publication,
    missing: missingLanguages(kind, texts),
    version,
    changedAt,
    publishedOn: facts['publishedOn'] ? plainDate(facts['publishedOn']) : null,
  }
}
