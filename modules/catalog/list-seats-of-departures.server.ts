import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { DepartureSeats } from './list-departure-seats.server.ts'

/** Seats of these departures, by the keys under which orders know them; earliest first. */
export async function listSeatsOfDepartures(
  db: Db,
  departureIds: readonly string[],
): Promise<(Pick<DepartureSeats, 'id' | 'name' | 'departsOn' | 'capacity' | 'sold'> & { key: string })[]> {
  if (departureIds.length === 0) return []
  return own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select([
      'departures.id as key',
      'departures.public_id as id',
      'tours.name',
      'departures.departs_on as departsOn',
      'departures.capacity',
      'departures.seats_sold as sold',
    ])
    .where('departures.id', 'in', departureIds)
    .orderBy('departures.departs_on')
    .orderBy('departures.public_id')
    .execute()
}
