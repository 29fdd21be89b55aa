import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { TourKind } from './domain/tour.ts'

export type DepartureSeats = {
  /** The public id. */
  id: string
  name: Localised
  kind: TourKind
  departsOn: PlainDate
  returnsOn: PlainDate
  airlineCode: string | null
  capacity: number
  held: number
  sold: number
  /** Promised to agencies and not sold yet. */
  allotted: number
}

/** Seats of all departures between two days, drafts and cancelled ones left out. */
export type SeatTotals = { departures: number; capacity: number; sold: number }

/** The next journeys from a day on, earliest first, with their seats; tours of a single day are left out. */
export async function listDepartureSeats(
  db: Db,
  { from, limit }: { from: PlainDate; limit: number },
): Promise<DepartureSeats[]> {
  return own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select([
      'departures.public_id as id',
      'tours.name',
      'tours.kind',
      'departures.departs_on as departsOn',
      'departures.returns_on as returnsOn',
      'tours.airline_code as airlineCode',
      'departures.capacity',
      'departures.seats_held as held',
      'departures.seats_sold as sold',
      'departures.seats_allotted as allotted',
    ])
    .where('departures.departs_on', '>=', from)
    .whereRef('departures.returns_on', '>', 'departures.departs_on')
    .where('departures.status', 'not in', ['draft', 'cancelled'])
    .orderBy('departures.departs_on')
    .orderBy('departures.public_id')
    .limit(limit)
    .execute()
}

/** Counts departures and seats from one day to another, both included. */
export async function sumDepartureSeats(db: Db, { from, to }: { from: PlainDate; to: PlainDate }): Promise<SeatTotals> {
  return own(db)
    .selectFrom('departures')
    .select((departures) => [
      departures.fn.countAll<number>().as('departures'),
      sql<number>`coalesce(sum(capacity), 0)::bigint`.as('capacity'),
      sql<number>`coalesce(sum(seats_sold), 0)::bigint`.as('sold'),
    ])
    .where('departs_on', '>=', from)
    .where('departs_on', '<=', to)
    .where('status', 'not in', ['draft', 'cancelled'])
    .executeTakeFirstOrThrow()
}
