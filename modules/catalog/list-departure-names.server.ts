import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** What lists of staff call a departure; `departureId` is the key under which other modules know it. */
export type DepartureName = {
  departureId: string
  id: string
  name: Localised
  departsOn: PlainDate
  returnsOn: PlainDate
}

/** The names of some departures by their keys; in whatever state they are. */
export async function listDepartureNames(db: Db, departureIds: readonly string[]): Promise<Map<string, DepartureName>> {
  if (departureIds.length === 0) return new Map()
  const rows = await named(db)
    .where('departures.id', 'in', [...new Set(departureIds)])
    .execute()
  return new Map(rows.map((row) => [row.departureId, row]))
}

/** The name of the departure with a public id, in whatever state it is. */
export async function findDepartureName(db: Db, id: string): Promise<DepartureName | undefined> {
  return named(db).where('public_id', '=', id).executeTakeFirst()
}

function named(db: Db) {
  return own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select([
      'departures.id as departureId',
      'public_id as id',
      'tours.name',
      'departs_on as departsOn',
      'returns_on as returnsOn',
    ])
}
