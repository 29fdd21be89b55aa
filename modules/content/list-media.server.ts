import { readCursor, writeCursor } from '#kernel/feed-position.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { mediaColumns, toMediaEntry } from './data/media-entry.server.ts'
import { own } from './data/tables.server.ts'
import type { MediaEntry, MediaKind } from './domain/media.ts'
import { MEDIA_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

export type MediaRequest = {
  locale: Locale
  album?: string | undefined
  kind?: MediaKind | undefined
  /** Where an earlier answer ended. */
  cursor?: string | undefined
  limit: number
}

export type MediaFeed = { entries: MediaEntry[]; total: number; nextCursor: string | null }

/**
 * Pictures and videos, the latest first, of one album or of all; two queries. An album that nobody has is empty.
 * Fails with `cursor-invalid` when the cursor is none that an earlier answer gave.
 */
export function listMedia(
  db: Db,
  { locale, album, kind, cursor, limit }: MediaRequest,
): Promise<Result<MediaFeed, { code: 'cursor-invalid' }>> {
  return noted(['listMedia', locale, album, kind, cursor, limit], [MEDIA_TAG], async () => {
    const after = cursor === undefined ? undefined : readCursor(cursor)
    if (cursor !== undefined && after === undefined) return fail({ code: 'cursor-invalid' })

    let chosen = own(db).selectFrom('media').where('is_published', '=', true)
    if (album !== undefined) chosen = chosen.where('album_key', '=', album)
    if (kind !== undefined) chosen = chosen.where('kind', '=', kind)
    const { total } = await chosen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()

    const { on, id } = after ?? {}
    const behind =
      on === undefined || id === undefined
        ? chosen
        : chosen.where(({ eb, refTuple, tuple }) => eb(refTuple('taken_on', 'public_id'), '<', tuple(on, id)))
    const rows = await behind
      .select(mediaColumns)
      .orderBy('taken_on', 'desc')
      .orderBy('public_id', 'desc')
      .limit(limit + 1)
      .execute()
    const entries = readableRows(
      rows.slice(0, limit),
      ({ public_id }) => `media ${public_id}`,
      (row) => toMediaEntry(row, locale),
    )
    const last = rows.length > limit ? rows[limit - 1] : undefined
    return ok({
      entries,
      total: Number(total),
      nextCursor: last ? writeCursor({ on: last.taken_on, id: last.public_id }) : null,
    })
  })
}
