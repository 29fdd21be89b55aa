import type { Locale } from '#kernel/locale.ts'
import { findMovedLink, type MovingKind } from '#platform/addresses/find-moved-link.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { paths, splitLocale } from '#app/addresses/paths.ts'

/** Addresses that end in a link of a record, by the path before it. */
const places: { before: RegExp; kind: MovingKind; pathOf: (locale: Locale, link: string) => string }[] = [
  { before: /^\/page\/([^/]+)$/, kind: 'page', pathOf: paths.page },
  { before: /^\/blog\/([^/]+)$/, kind: 'post', pathOf: paths.post },
  { before: /^\/hotels\/([^/]+)$/, kind: 'hotel', pathOf: paths.hotel },
  { before: /^\/services\/([^/]+)$/, kind: 'service', pathOf: paths.service },
  { before: /^\/(?:tours\/category|kategoriler)\/([^/]+)$/, kind: 'category', pathOf: paths.toursOfCategory },
  { before: /^\/tour\/([^/]+)$/, kind: 'departure', pathOf: paths.tour },
]

/** Where the page of a path is now that no page answers there; `undefined` when it never was. */
export async function findMovedPath(db: Db, pathname: string): Promise<string | undefined> {
  const { locale, path } = splitLocale(pathname)
  for (const { before, kind, pathOf } of places) {
    const encoded = before.exec(path)?.[1]
    if (encoded === undefined) continue
    const link = await findMovedLink(db, { kind, locale, link: decodeURIComponent(encoded) })
    if (link !== undefined) return pathOf(locale, link)
  }
  const to = await findMovedLink(db, { kind: 'path', locale, link: readable(path) })
  return to === undefined ? undefined : encodeURI(to)
}

/** An address as people write it; one that is no text stays as it came. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
