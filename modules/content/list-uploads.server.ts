import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

/** An uploaded photograph that is published: its path, and what it shows in the language asked for or in another. */
export type Upload = { path: string; alt: string }

const MOST_UPLOADS = 500

/** The photographs of the library that visitors may see, the latest five hundred first; drawings of ours are not among them. */
export async function listUploads(db: Db, locale: Locale): Promise<Upload[]> {
  const rows = await uploads(db).orderBy('uploaded_at', 'desc').orderBy('public_id').limit(MOST_UPLOADS).execute()
  return rows.map((row) => toUpload(row, locale))
}

/** What the uploaded ones among some pictures show, by their paths; asks nothing where none is uploaded. */
export async function readPictureWords(
  db: Db,
  pictures: readonly string[],
  locale: Locale,
): Promise<Record<string, string>> {
  const uploaded = pictures.filter((picture) => picture.startsWith('/'))
  if (uploaded.length === 0) return {}
  const rows = await uploads(db).where('file_key', 'in', uploaded).orderBy('public_id').limit(MOST_UPLOADS).execute()
  return Object.fromEntries(rows.map((row) => toUpload(row, locale)).map(({ path, alt }) => [path, alt]))
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
  return { path: row.file_key, alt: alt[locale] || alt.tr || alt.en || alt.ar }
}
