import { textIn, type Locale } from '#kernel/locale.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { MEDIA_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

/** An uploaded photograph that is published: its path, and what it shows in the language asked for or in another. */
export type Upload = { path: string; alt: string }

const MOST_UPLOADS = 500

/** The photographs of the library that visitors may see, the latest five hundred first; drawings of ours are not among them. */
export function listUploads(db: Db, locale: Locale): Promise<Upload[]> {
  return noted(['listUploads', locale], [MEDIA_TAG], async () => {
    const rows = await uploads(db).orderBy('uploaded_at', 'desc').orderBy('public_id').limit(MOST_UPLOADS).execute()
    return rows.map((row) => toUpload(row, locale))
  })
}

/** What is known of an uploaded photograph, shown in albums or not: what it shows, its size in pixels, its focus in percent. */
export type UploadFacts = { alt: string; width: number; height: number; focus: { x: number; y: number } }

/**
 * What the library says of photographs by their paths, in the language asked for or in another; those it does not know
 * are left out. Of a photograph that was uploaded twice the published, then the latest entry counts. Asks nothing for
 * nothing.
 */
export async function findUploads(
  db: Db,
  pictures: readonly string[],
  locale: Locale,
): Promise<Record<string, UploadFacts>> {
  if (pictures.length === 0) return {}
  return noted(['findUploads', pictures, locale], [MEDIA_TAG], async () => {
    const rows = await own(db)
      .selectFrom('media')
      .select(['file_key', 'alt', 'width', 'height', 'focus_x', 'focus_y'])
      .where('kind', '=', 'photo')
      .where('file_key', 'in', pictures)
      .orderBy('is_published')
      .orderBy('uploaded_at')
      .orderBy('public_id')
      .limit(MOST_UPLOADS)
      .execute()
    return Object.fromEntries(
      readableRows(
        rows,
        ({ file_key }) => `photograph ${file_key}`,
        (row) => [
          row.file_key,
          {
            alt: toUpload(row, locale).alt,
            width: row.width,
            height: row.height,
            focus: { x: row.focus_x, y: row.focus_y },
          },
        ],
      ),
    )
  })
}

function uploads(db: Db) {
  return own(db)
    .selectFrom('media')
    .select(['file_key', 'alt'])
    .where('is_published', '=', true)
    .where('kind', '=', 'photo')
    .where('file_key', 'like', '/image/%')
}

function toUpload(row: { file_key: string; alt: unknown }, locale: Locale): Upload {
  const alt = localised.parse(row.alt)
  return { path: row.file_key, alt: textIn(locale, alt) }
}
