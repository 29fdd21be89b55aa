import type { Locale } from '#kernel/locale.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import type { InstagramShare } from './domain/media.ts'
import { MEDIA_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

/** What the agency last showed on Instagram, from the copies that are kept here; nobody else is asked. */
export function listInstagramShares(
  db: Db,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<InstagramShare[]> {
  return noted(['listInstagramShares', locale, limit], [MEDIA_TAG], async () => {
    const rows = await own(db)
      .selectFrom('instagram_shares')
      .select(['public_id', 'picture', 'alt', 'words', 'link', 'taken_on'])
      .where('is_published', '=', true)
      .orderBy('taken_on', 'desc')
      .orderBy('public_id', 'desc')
      .limit(limit)
      .execute()
    return readableRows(
      rows,
      ({ public_id }) => `share ${public_id}`,
      (row) => ({
        id: row.public_id,
        picture: row.picture,
        alt: localised.parse(row.alt)[locale],
        words: localised.parse(row.words)[locale],
        link: row.link,
        takenOn: row.taken_on,
      }),
    )
  })
}
