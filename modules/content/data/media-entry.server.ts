import type { Selectable } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { MediaEntry } from '../domain/media.ts'
import { localised } from './columns.server.ts'
import type { ContentTables } from './tables.server.ts'

/** The columns that make an entry of an album. */
export const mediaColumns = [
  'public_id',
  'kind',
  'album_key',
  'file_key',
  'width',
  'height',
  'alt',
  'caption',
  'taken_on',
  'video_url',
  'video_seconds',
  'uploaded_at',
  'is_sample',
  'focus_x',
  'focus_y',
] as const

export type MediaRow = Pick<Selectable<ContentTables['media']>, (typeof mediaColumns)[number]>

export function toMediaEntry(row: MediaRow, locale: Locale): MediaEntry {
  return {
    id: row.public_id,
    kind: row.kind,
    album: row.album_key,
    picture: row.file_key,
    width: row.width,
    height: row.height,
    alt: localised.parse(row.alt)[locale],
    caption: localised.parse(row.caption)[locale],
    takenOn: row.taken_on,
    video: row.video_url === null ? null : { url: row.video_url, seconds: row.video_seconds },
    uploadedAt: row.uploaded_at,
    isSample: row.is_sample,
    focus: { x: row.focus_x, y: row.focus_y },
  }
}
