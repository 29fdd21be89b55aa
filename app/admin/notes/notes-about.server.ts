import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listNotes } from '#modules/notes/index.server.ts'
import type { RelatedTo } from '#modules/notes/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toNoteView } from './note-view.ts'

const SHOWN = 20

/** Everything the card of notes shows about a person, an order or a departure. */
export async function notesAbout(db: Db, admin: Admin<'orders'>, about: RelatedTo, locale: Locale) {
  const { notes, total } = await listNotes(db, admin, { related: about, page: 1, pageSize: SHOWN })
  return { about, total, today: dayInIstanbul(new Date()), notes: notes.map((note) => toNoteView(note, locale)) }
}
