import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sameAllDay } from '#platform/db/same-all-day.server.ts'
import { own } from './data/tables.server.ts'
import { takesPlace } from './data/takes-place.server.ts'
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
  /** Whether it is sold from that day on without asking first. */
  isOnSale: boolean
}

/** Seats of the journeys between two days; tours of a single day, drafts and cancelled ones left out. */
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
      sql<boolean>`departures.status in ('published', 'full') and departures.sales_close_on >= ${sameAllDay(from)}
        and departures.departs_on > ${sameAllDay(from)} and tours.sale_mode <> 'request'`.as('isOnSale'),
    ])
    .where('departures.departs_on', '>=', sameAllDay(from))
    .whereRef('departures.returns_on', '>', 'departures.departs_on')
    .where(takesPlace)
    .orderBy('departures.departs_on')
    .orderBy('departures.public_id')
    .limit(sql.lit(limit))
    .execute()
}

/**
 * Counts journeys and their seats from one day to another, both included. Tours of a single day are left out: seats on a
 * boat of an afternoon are not added to those of a group that flies.
 */
export async function sumDepartureSeats(db: Db, { from, to }: { from: PlainDate; to: PlainDate }): Promise<SeatTotals> {
  const { departures, capacity, sold } = await sumComingSeats(db, { from, to, soonTo: to })
  return { departures, capacity, sold }
}

/** The same, and how many of the journeys leave until an earlier day. One query. */
export async function sumComingSeats(
  db: Db,
  { from, to, soonTo }: { from: PlainDate; to: PlainDate; soonTo: PlainDate },
): Promise<SeatTotals & { soon: number }> {
  return own(db)
    .selectFrom('departures')
    .select((departures) => [
      departures.fn.countAll<number>().as('departures'),
      sql<number>`coalesce(sum(capacity), 0)::bigint`.as('capacity'),
      sql<number>`coalesce(sum(seats_sold), 0)::bigint`.as('sold'),
      sql<number>`(count(*) filter (where departs_on <= ${sameAllDay(soonTo)}))::int`.as('soon'),
    ])
    .where('departs_on', '>=', sameAllDay(from))
    .where('departs_on', '<=', sameAllDay(to))
    .whereRef('returns_on', '>', 'departs_on')
    .where(takesPlace)
    .executeTakeFirstOrThrow()
}
