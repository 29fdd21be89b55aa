import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { PAGES_TAG, POSTS_TAG } from './page-tags.server.ts'

/** The links of pages and posts that have one in the language but are not published in it: a draft, or not yet; one query. */
export function listHiddenLinks(db: Db, locale: Locale): Promise<{ pages: string[]; posts: string[] }> {
  return noted(['listHiddenLinks', locale], [PAGES_TAG, POSTS_TAG], async () => {
    const { rows } = await sql<{ kind: string; link: string }>`
    select 'page' as kind, slug ->> ${locale} as link from pages
      where not (is_published and ${locale} = any(published_in)) and slug ->> ${locale} <> ''
    union all
    select 'post', slug ->> ${locale} from posts
      where not (is_published and ${locale} = any(published_in)) and slug ->> ${locale} <> ''
    limit 2000`.execute(db)
    const linksOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ link }) => link)
    return { pages: linksOf('page'), posts: linksOf('post') }
  })
}
