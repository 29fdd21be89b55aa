import { overlapsRamadan } from '#kernel/hijri.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { DepartureStatus } from '../domain/availability.ts'
import { toTourId } from '../domain/tour-id.ts'
import type { DepartureDraft } from '../drafts.server.ts'
import * as columns from './columns.server.ts'
import { own } from './tables.server.ts'

export type DepartureRecord = {
  departureId: string
  /** The public id. */
  id: string
  tourKey: string
  version: number
  status: DepartureStatus
  held: number
  sold: number
  draft: DepartureDraft
}

/** A departure as staff edit it, by its public id. */
export async function readDepartureRecord(
  db: Db,
  publicId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<DepartureRecord | undefined> {
  const row = await own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select(['departures.id', 'public_id', 'tours.key', 'departures.version', 'status', 'departs_on', 'returns_on'])
    .select([
      'sales_close_on',
      'currency',
      'capacity',
      'minimum',
      'seats_held',
      'seats_sold',
      'flight_times',
      'starts_at',
      'pick_up',
    ])
    .where('public_id', '=', publicId)
    .$if(isLocked, (query) => query.forUpdate('departures'))
    .executeTakeFirst()
  if (!row) return undefined
  const fares = await own(db)
    .selectFrom('departure_fares')
    .select(['fare', 'amount_minor as amountMinor'])
    .where('departure_id', '=', row.id)
    .orderBy('amount_minor')
    .orderBy('fare')
    .limit(20)
    .execute()
  return {
    departureId: row.id,
    id: row.public_id,
    tourKey: row.key,
    version: row.version,
    status: row.status,
    held: row.seats_held,
    sold: row.seats_sold,
    draft: {
      departsOn: row.departs_on,
      returnsOn: row.returns_on,
      salesCloseOn: row.sales_close_on,
      currency: row.currency,
      capacity: row.capacity,
      minimum: row.minimum,
      fares,
      flightTimes: columns.flightTimes.parse(row.flight_times),
      startsAt: row.starts_at,
      pickUp: columns.localised.nullable().parse(row.pick_up),
    },
  }
}

/** The columns of a departure that are made of its draft and the code of its tour. */
export function departureColumnsOf(draft: DepartureDraft, code: string) {
  const { departsOn, returnsOn } = draft
  return {
    public_id: toTourId({ departsOn, returnsOn, code }),
    departs_on: departsOn,
    returns_on: returnsOn,
    overlaps_ramadan: overlapsRamadan(departsOn, returnsOn),
    sales_close_on: draft.salesCloseOn,
    currency: draft.currency,
    capacity: draft.capacity,
    minimum: draft.minimum,
    flight_times: toJson(draft.flightTimes),
    starts_at: draft.startsAt,
    pick_up: draft.pickUp && toJson(draft.pickUp),
  }
}

export async function writeFares(tx: Db, departureId: string, fares: DepartureDraft['fares']): Promise<void> {
  await own(tx).deleteFrom('departure_fares').where('departure_id', '=', departureId).execute()
  const rows = fares.map(({ fare, amountMinor }) => ({ departure_id: departureId, fare, amount_minor: amountMinor }))
  if (rows.length > 0) await own(tx).insertInto('departure_fares').values(rows).execute()
}
