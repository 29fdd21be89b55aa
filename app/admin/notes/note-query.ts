import { noteSorts, type NoteSort } from '#modules/notes/index.ts'
import { readPage } from '../lists/read-page.ts'
/** What the address of the list asks for. Values that make no sense are left out. */
export const noteViews = ['mine', 'open', 'done'] as const

export type NoteView = (typeof noteViews)[number]

/** Without an order the pinned notes stand first; open tasks are read by their days. */
export type NoteQuery = {
  q: string
  author: string | undefined
  view: NoteView | undefined
  sort: NoteSort | undefined
  page: number
}

const LONGEST_SEARCH = 100

export function readNoteQuery(query: URLSearchParams): NoteQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    author: query.get('author')?.slice(0, 40) || undefined,
    view: noteViews.find((view) => view === query.get('view')),
    sort: noteSorts.find((sort) => sort === query.get('sort')),
    page: readPage(query),
  }
}

/** The same as query values, without what says nothing. */
export function noteQueryValues({
  q,
  author,
  view,
  sort,
  page,
}: NoteQuery): Record<string, string | number | undefined> {
  return { q: q || undefined, author, view, sort, page: page === 1 ? undefined : page }
}
