import { mediaSorts, type MediaSort } from '#modules/content/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the library asks for. Values that make no sense are left out. */
export type MediaQuery = { q: string; album: string | undefined; sort: MediaSort; page: number }

const LONGEST_SEARCH = 100

export function readMediaQuery(query: URLSearchParams): MediaQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    album: query.get('album')?.slice(0, LONGEST_SEARCH) || undefined,
    sort: mediaSorts.find((sort) => sort === query.get('sort')) ?? '-uploaded',
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function mediaQueryValues({ q, album, sort, page }: MediaQuery): Record<string, string | number | undefined> {
  return {
    q: q || undefined,
    album,
    sort: sort === '-uploaded' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}
