import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readDepartureRecord, type DepartureRecord } from './data/departure-record.server.ts'
import { own } from './data/tables.server.ts'
import { readTourRow, type TourRow } from './data/tour-record.server.ts'
import type { DepartureStatus } from './domain/availability.ts'

export type TourDeparture = {
  id: string
  departsOn: PlainDate
  returnsOn: PlainDate
  status: DepartureStatus
  capacity: number
  held: number
  sold: number
}

export type StaffTour = {
  tour: TourRow
  /** The departure that was asked for; with the key of a tour there is none. */
  departure: DepartureRecord | undefined
  /** The latest ones, in the order of their days. */
  departures: TourDeparture[]
}

const MOST_DEPARTURES = 200

/** A tour as staff edit it, by the public id of one of its departures or by its own key. A fixed number of queries. */
export async function findStaffTour(db: Db, _admin: Admin<'catalogue'>, id: string): Promise<StaffTour | undefined> {
  const departure = /^\d/.test(id) ? await readDepartureRecord(db, id) : undefined
  const named = await own(db)
    .selectFrom('tours')
    .select('id')
    .where('key', '=', departure?.tourKey ?? id)
    .executeTakeFirst()
  const tour = named && (await readTourRow(db, named.id))
  if (!tour) return undefined
  const latest = await own(db)
    .selectFrom('departures')
    .select(['public_id as id', 'departs_on as departsOn', 'returns_on as returnsOn', 'status', 'capacity'])
    .select(['seats_held as held', 'seats_sold as sold'])
    .where('tour_id', '=', tour.id)
    .orderBy('departs_on', 'desc')
    .limit(MOST_DEPARTURES)
    .execute()
  return { tour, departure, departures: latest.toReversed() }
}
