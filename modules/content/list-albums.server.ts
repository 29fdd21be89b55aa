import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { mediaColumns, toMediaEntry } from './data/media-entry.server.ts'
import { own } from './data/tables.server.ts'
import type { MediaAlbum } from './domain/media.ts'
import { MEDIA_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

/** The albums in the agency's order, each with its latest entries; empty albums are left out. One query. */
export function listAlbums(db: Db, { locale, perAlbum }: { locale: Locale; perAlbum: number }): Promise<MediaAlbum[]> {
  return noted(['listAlbums', locale, perAlbum], [MEDIA_TAG], async () => {
    const rows = await own(db)
      .with('ranked', (query) =>
        query
          .selectFrom('media')
          .select(mediaColumns)
          .select([
            sql<number>`row_number() over (partition by album_key order by taken_on desc, public_id desc)`.as('place'),
            sql<number>`count(*) over (partition by album_key)`.as('count'),
          ])
          .where('is_published', '=', true),
      )
      .selectFrom('ranked')
      .innerJoin('media_albums', 'media_albums.key', 'ranked.album_key')
      .selectAll('ranked')
      .select('media_albums.name')
      .where('place', '<=', perAlbum)
      .orderBy('media_albums.sort_order')
      .orderBy('album_key')
      .orderBy('place')
      .limit(perAlbum * 100)
      .execute()
    const albums = [...Map.groupBy(rows, (row) => row.album_key)]
    return readableRows(
      albums,
      ([key]) => `album ${key}`,
      ([key, group]) => ({
        key,
        name: localised.parse(group[0]?.name)[locale],
        count: Number(group[0]?.count),
        latest: readableRows(
          group,
          (row) => `media ${row.public_id}`,
          (row) => toMediaEntry(row, locale),
        ),
      }),
    )
  })
}
