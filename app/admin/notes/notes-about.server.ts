import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listNotes, listNotesOfDepartures } from '#modules/notes/index.server.ts'
import type { RelatedTo } from '#modules/notes/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toNoteView } from './note-view.ts'

const SHOWN = 20

/** Everything the card of notes shows about a person, an order or a departure. */
export async function notesAbout(db: Db, admin: Admin<'orders'>, about: RelatedTo, locale: Locale) {
  const { notes, total } = await listNotes(db, admin, { related: about, page: 1, pageSize: SHOWN })
  return { about, total, today: dayInIstanbul(new Date()), notes: notes.map((note) => toNoteView(note, locale)) }
}

/** The same for several departures, in the order given and in as many questions as for one. */
export async function notesAboutDepartures(
  db: Db,
  admin: Admin<'orders'>,
  departures: readonly { id: string; departureId: string }[],
  locale: Locale,
) {
  const departureIds = departures.map(({ departureId }) => departureId)
  const found = await listNotesOfDepartures(db, admin, { departureIds, mostEach: SHOWN })
  return departures.map(({ id, departureId }) => {
    const { notes, total } = found.get(departureId) ?? { notes: [], total: 0 }
    const about: RelatedTo = { kind: 'departure', id }
    return { about, total, today: dayInIstanbul(new Date()), notes: notes.map((note) => toNoteView(note, locale)) }
  })
}
