import { textIn, type Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listAirports } from './data/airports.server.ts'
import * as columns from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { lastChangeOf, type FlightChange, type FlightsBefore } from './domain/flight-changes.ts'
import { meetsOn } from './domain/flight-times.ts'
import { showFlight, type ShownFlight } from './domain/shown-flight.ts'

/** A flight as those see it who are on it. */
export type TravelledFlight = ShownFlight & {
  /** The zones of the clocks by which it leaves and arrives. */
  zones: { from: string; to: string }
  meetingPlace: string | null
  meetsOn: PlainDate
  meetsAt: string | null
  change: FlightChange | null
}

const MOST_CHANGES = 1000

/**
 * The flights of departures, by the ids of these, as whoever travels on them sees them: with where the group meets, and
 * with what was last changed. Departures whose flights are not known have none. Three questions.
 */
export async function listFlightTimes(
  db: Db,
  departureIds: readonly string[],
  locale: Locale,
): Promise<Map<string, TravelledFlight[]>> {
  if (departureIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('departures')
    .select(['id', 'flight_times'])
    .where('id', 'in', departureIds)
    .orderBy('id')
    .execute()
  const departures = rows.map(({ id, flight_times }) => ({ id, flights: columns.flightTimes.parse(flight_times) }))
  const codes = departures.flatMap(({ flights }) => flights.flatMap(({ from, to }) => [from, to]))
  const airports = await listAirports(db, codes)
  const history = await readHistory(db, departureIds)
  return new Map(
    departures.map(({ id, flights }) => [
      id,
      flights.map((flight, index) => ({
        ...showFlight(flight, airports, locale),
        zones: {
          from: airports.get(flight.from)?.timeZone ?? 'Europe/Istanbul',
          to: airports.get(flight.to)?.timeZone ?? 'Europe/Istanbul',
        },
        meetingPlace: flight.meetingPlace && (textIn(locale, flight.meetingPlace) || null),
        meetsOn: meetsOn(flight),
        meetsAt: flight.meetsAt,
        change: lastChangeOf(index, flights, history.get(id) ?? []),
      })),
    ]),
  )
}

async function readHistory(db: Db, departureIds: readonly string[]): Promise<Map<string, FlightsBefore[]>> {
  const rows = await own(db)
    .selectFrom('flight_changes')
    .select(['departure_id', 'changed_at', 'before'])
    .where('departure_id', 'in', departureIds)
    .orderBy('changed_at', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  const history = new Map<string, FlightsBefore[]>()
  for (const { departure_id, changed_at, before } of rows) {
    const flights = columns.flightTimes.parse(before)
    history.set(departure_id, [...(history.get(departure_id) ?? []), { changedAt: changed_at, flights }])
  }
  return history
}
