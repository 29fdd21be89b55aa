import { sql } from 'kysely'
import { formatMonth } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { excerptOf } from '#kernel/text.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listSearchTexts, searchTextsVersion } from '#modules/catalog/index.server.ts'
import type { SearchKind, SearchText } from '../domain/search-index.ts'
import { fillPlaceholders } from '../domain/fill-placeholders.ts'
import { listPages } from '../list-pages.server.ts'
import { listPosts } from '../list-posts.server.ts'
import { listQuestions } from '../list-questions.server.ts'
import { readTitleFacts } from '../read-title-facts.server.ts'
import { own } from './tables.server.ts'

const MOST_POSTS = 5000

/** A text that changes whenever something that can be found has changed, whoever changed it. One query. */
export async function readSearchVersion(db: Db): Promise<string> {
  // A row that was written again has another transaction and another place.
  const rowsOf = (table: 'pages' | 'posts' | 'questions' | 'question_groups') =>
    sql`(select md5(string_agg(concat(xmin, ctid), ',' order by key)) from ${sql.table(table)})`
  const { rows } = await sql<{ version: string }>`select concat(
    ${searchTextsVersion()}, ${rowsOf('pages')}, ${rowsOf('posts')}, ${rowsOf('questions')}, ${rowsOf('question_groups')}
  ) as version`.execute(db)
  return rows[0]?.version ?? ''
}

/** Everything that can be found in a language, in the order in which equally good answers are shown. */
export async function loadSearchTexts(
  db: Db,
  { locale, today }: { locale: Locale; today: PlainDate },
): Promise<SearchText[]> {
  const catalogue = await listSearchTexts(db, { locale, today })
  const pages = await listPages(db, { locale, today })
  const { posts } = await listPosts(db, { locale, today, page: 1, pageSize: MOST_POSTS })
  const facts = await readTitleFacts(db, { locale, today })
  const groups = await listQuestions(db, { locale, today })
  const fill = (text: string, title: string) => fillPlaceholders(text, { ...facts, title })
  const bodies = { pages: await readBodies(db, 'pages', locale), posts: await readBodies(db, 'posts', locale) }
  return [
    ...catalogue.tours.map(({ months, names, ...tour }) =>
      searchText('tour', { ...tour, names: [...names, ...months.map((month) => formatMonth(month, locale))] }),
    ),
    ...catalogue.hotels.map((hotel) => searchText('hotel', hotel)),
    ...catalogue.services.map((service) => searchText('service', service)),
    ...pages.map(({ key, link, heading, subtitle }) =>
      searchText('page', {
        key,
        link,
        title: heading,
        names: [subtitle],
        text: fill(bodies.pages.get(key) ?? '', heading),
      }),
    ),
    ...posts.map(({ key, link, title, excerpt, tags }) =>
      searchText('post', {
        key,
        link,
        title,
        names: tags,
        text: `${excerpt} ${fill(bodies.posts.get(key) ?? '', title)}`,
      }),
    ),
    ...groups.flatMap(({ title, questions }) =>
      questions.map(({ key, question, answer }) =>
        searchText('question', { key, link: key, title: question, names: [title], text: answer }),
      ),
    ),
  ]
}

function searchText(
  kind: SearchKind,
  { names, text, ...rest }: Omit<SearchText, 'kind' | 'names'> & { names: readonly string[] },
): SearchText {
  return { ...rest, kind, names: names.join(' · '), text: excerptOf(text, Number.MAX_SAFE_INTEGER) }
}

async function readBodies(db: Db, table: 'pages' | 'posts', locale: Locale): Promise<Map<string, string>> {
  const rows = await own(db)
    .selectFrom(table)
    .select(['key', sql<string>`coalesce(body ->> ${locale}, '')`.as('body')])
    .where('is_published', '=', true)
    .where(sql<boolean>`${locale} = any(published_in)`)
    .orderBy('key')
    .limit(MOST_POSTS)
    .execute()
  return new Map(rows.map(({ key, body }) => [key, body]))
}
