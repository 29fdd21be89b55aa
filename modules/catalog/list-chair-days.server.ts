import type { Localised } from '#kernel/locale.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import * as columns from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import type { ChairWay } from './domain/day-load.ts'

/** A day of the programme of a departure that can be made in a wheelchair. */
export type ChairDay = { departureId: string; day: PlainDate; title: Localised; way: Exclude<ChairWay, 'no'> }

/** The days of departures, by the ids of these, of which staff say that they can be made in a wheelchair. One question. */
export async function listChairDays(db: Db, departureIds: readonly string[]): Promise<ChairDay[]> {
  if (departureIds.length === 0) return []
  const rows = await own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select(['departures.id', 'departures.departs_on as departsOn', 'tours.program'])
    .where('departures.id', 'in', departureIds)
    .orderBy('departures.departs_on')
    .orderBy('departures.public_id')
    .execute()
  return rows.flatMap(({ id, departsOn, program }) =>
    columns.program.parse(program).flatMap(({ day, title, chair }) =>
      chair === null || chair === 'no'
        ? []
        : [
            {
              departureId: id,
              day: addDays(departsOn, day - 1),
              title: columns.named.parse(title),
              way: chair,
            },
          ],
    ),
  )
}
