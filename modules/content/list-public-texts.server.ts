import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { publishedLinks } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { PAGES_TAG, POSTS_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

/** A text with a page of its own; it may be missing in a language. */
export type PublicText = { links: Partial<Localised>; picture: string; changedAt: Date }

/** Every published page and the posts published until `today`, with when they last changed. */
export function listPublicTexts(db: Db, today: PlainDate): Promise<{ pages: PublicText[]; posts: PublicText[] }> {
  return noted(['listPublicTexts', today], [PAGES_TAG, POSTS_TAG], async () => {
    const pages = await own(db)
      .selectFrom('pages')
      .select(['slug', 'picture', 'published_in', 'updated_at as changed_at'])
      .where('is_published', '=', true)
      .orderBy('key')
      .limit(5000)
      .execute()
    const posts = await own(db)
      .selectFrom('posts')
      .select(['slug', 'picture', 'published_in', 'changed_at'])
      .where('is_published', '=', true)
      .where('published_on', '<=', today)
      .orderBy('published_on', 'desc')
      .orderBy('key')
      .limit(5000)
      .execute()
    const toText = (row: (typeof pages)[number] | (typeof posts)[number]): PublicText => ({
      links: publishedLinks(row),
      picture: row.picture,
      changedAt: row.changed_at,
    })
    const nameOf = ({ slug }: { slug: unknown }) => `text ${JSON.stringify(slug)}`
    return { pages: readableRows(pages, nameOf, toText), posts: readableRows(posts, nameOf, toText) }
  })
}
