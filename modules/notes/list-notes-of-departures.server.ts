import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { noteColumns, toNotes } from './data/to-notes.server.ts'
import type { Note } from './domain/note.ts'

export type NotesOfDeparture = { notes: Note[]; total: number }

/**
 * The notes about each departure, pinned ones first, then the latest, at most `mostEach` of one, and how many there are;
 * by the key of the departure, for departures that have any. Asks a fixed number of questions.
 */
export async function listNotesOfDepartures(
  db: Db,
  admin: Admin<'orders'>,
  { departureIds, mostEach }: { departureIds: readonly string[]; mostEach: number },
): Promise<Map<string, NotesOfDeparture>> {
  if (departureIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom((notes) =>
      notes
        .selectFrom('notes')
        .select(noteColumns)
        .select([
          sql<number>`count(*) over (partition by departure_id)::int`.as('total'),
          sql<number>`row_number() over (partition by departure_id order by is_pinned desc, changed_at desc, id)::int`.as(
            'place',
          ),
        ])
        .where('removed_at', 'is', null)
        .where('departure_id', 'in', departureIds)
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', mostEach)
    .orderBy('departure_id')
    .orderBy('place')
    .execute()
  const notes = await toNotes(db, admin, rows)
  return new Map(
    [...Map.groupBy(rows.keys(), (at) => rows[at]?.departure_id ?? '')].map(([departureId, places]) => [
      departureId,
      { notes: places.flatMap((at) => notes[at] ?? []), total: rows[places[0] ?? 0]?.total ?? 0 },
    ]),
  )
}
