import { overlapsRamadan } from '#kernel/hijri.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { ParsedDeck } from '../catalogue-deck.server.ts'
import { toTourId } from '../domain/tour-id.ts'
import { own } from './tables.server.ts'

/** Rows written in one statement; parameters of a statement are limited. */
const ROWS_AT_ONCE = 200

export async function importDepartures(tx: Db, { tours, departures }: ParsedDeck): Promise<void> {
  const tourIds = await idsByKey(tx, 'tours')
  for (let first = 0; first < departures.length; first += ROWS_AT_ONCE) {
    const part = departures.slice(first, first + ROWS_AT_ONCE).map((departure) => {
      const tour = tours.find(({ key }) => key === departure.tour)
      if (!tour) throw new Error(`no tour ${departure.tour}`)
      const returnsOn = addDays(departure.departsOn, tour.days - 1)
      return {
        ...departure,
        returnsOn,
        publicId: toTourId({ departsOn: departure.departsOn, returnsOn, code: tour.code }),
      }
    })
    const rows = await own(tx)
      .insertInto('departures')
      .values(
        part.map(
          ({ tour, departsOn, returnsOn, publicId, salesCloseOn, seatsSold, flightTimes, pickUp, ...departure }) => ({
            public_id: publicId,
            tour_id: idOf(tourIds, tour),
            departs_on: departsOn,
            returns_on: returnsOn,
            status: departure.status,
            overlaps_ramadan: overlapsRamadan(departsOn, returnsOn),
            sales_close_on: salesCloseOn,
            currency: departure.currency,
            capacity: departure.capacity,
            minimum: departure.minimum,
            seats_sold: seatsSold,
            flight_times: toJson(flightTimes),
            starts_at: departure.startsAt,
            pick_up: pickUp && toJson(pickUp),
          }),
        ),
      )
      .returning(['id', 'public_id'])
      .execute()
    const ids = new Map(rows.map(({ id, public_id }) => [public_id, id]))
    const fareRows = part.flatMap(({ publicId, fares }) =>
      fares.map(({ fare, amountMinor }) => ({ departure_id: idOf(ids, publicId), fare, amount_minor: amountMinor })),
    )
    await own(tx).insertInto('departure_fares').values(fareRows).execute()
  }
}

export async function idsByKey(tx: Db, table: 'tours' | 'hotels' | 'categories'): Promise<Map<string, string>> {
  const rows = await own(tx).selectFrom(table).select(['id', 'key']).orderBy('key').limit(10_000).execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}

export function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`the catalogue names ${key}, which is not in it`)
  return id
}
