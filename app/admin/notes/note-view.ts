import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Note, Related } from '#modules/notes/index.ts'

/** What a note is about: its words and where they lead. */
export type RelatedView =
  | { kind: 'user' | 'order'; id: string; label: string; href: string }
  | { kind: 'departure'; id: string; label: string; departsOn: PlainDate; returnsOn: PlainDate; href: string }

export type NoteView = Omit<Note, 'related'> & { related: RelatedView | null }

/** A note in the language of the page. */
export function toNoteView(note: Note, locale: Locale): NoteView {
  return { ...note, related: note.related && toRelatedView(note.related, locale) }
}

function toRelatedView(related: Related, locale: Locale): RelatedView {
  const { id } = related
  switch (related.kind) {
    case 'user':
      return { kind: 'user', id, label: related.name, href: paths.adminUser(locale, id) }
    case 'order':
      return { kind: 'order', id, label: related.orderNo, href: paths.adminOrder(locale, id) }
    case 'departure': {
      const { name, departsOn, returnsOn } = related
      return { kind: 'departure', id, label: name[locale], departsOn, returnsOn, href: paths.tour(locale, id) }
    }
  }
}
