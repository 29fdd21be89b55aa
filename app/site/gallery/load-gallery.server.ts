import { data, type RouterContextProvider } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { listAlbums, listMedia } from '#modules/content/index.server.ts'
import type { MediaEntry } from '#modules/content/index.ts'

/** So many of each album where all albums stand together, and so many on a page of one album. */
const PER_ALBUM = 6
const PER_PAGE = 24

export type ShownAlbum = { key: string; name: string; count: number; entries: MediaEntry[] }

export type GalleryData = {
  albums: { key: string; name: string; count: number }[]
  shown: ShownAlbum[]
  /** The album that is looked at alone. */
  current: { key: string; name: string } | undefined
  cursor: string | undefined
  nextCursor: string | null
}

/**
 * All albums with their latest pictures, or one album page by page.
 * An album that nobody has, and a cursor that nobody gave, are not found.
 */
export async function loadGallery(context: Readonly<RouterContextProvider>, url: URL): Promise<GalleryData> {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const albums = await listAlbums(db, { locale, perAlbum: PER_ALBUM })
  const names = albums.map(({ key, name, count }) => ({ key, name, count }))
  const asked = url.searchParams.get('album') || undefined
  const cursor = url.searchParams.get('cursor') || undefined
  if (asked === undefined) {
    const shown = albums.map(({ latest, ...album }) => ({ ...album, entries: latest }))
    return { albums: names, shown, current: undefined, cursor: undefined, nextCursor: null }
  }
  const current = names.find(({ key }) => key === asked)
  if (!current) throw data(null, { status: 404 })
  const feed = await listMedia(db, { locale, album: asked, cursor, limit: PER_PAGE })
  if (!feed.ok) throw data(null, { status: 404 })
  const shown = [{ ...current, entries: feed.value.entries }]
  return { albums: names, shown, current, cursor, nextCursor: feed.value.nextCursor }
}
