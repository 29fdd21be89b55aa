import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import * as columns from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import type { DepartureStatus } from './domain/availability.ts'
import type { TimedFlight } from './domain/flight-times.ts'
import type { TourKind } from './domain/tour.ts'

export type PlannedStay = {
  /** The key of the hotel. */
  key: string
  name: Localised
  /** The key of its city. */
  city: string
  cityName: Localised
  nights: number
}

/** A departure as those see it who carry it out. */
export type PlannedDeparture = {
  departureId: string
  /** The public id. */
  id: string
  code: string
  name: Localised
  status: DepartureStatus
  departsOn: PlainDate
  returnsOn: PlainDate
  airlineCode: string | null
  /** The flights of the departure, or else those of the tour whose numbers are known. */
  flights: PlannedFlight[]
  kind: TourKind
  capacity: number
  sold: number
  held: number
  stays: PlannedStay[]
}

/** A flight by its number, from one airport to another by their codes; with its hours where they are entered. */
export type PlannedFlight = { from: string; to: string; number: string; times: TimedFlight | null }

const MOST_DEPARTURES = 1_000

/** Departures that leave from one day to another, both included, whatever their status but cancelled; at most a thousand. */
export async function listDeparturesBetween(
  db: Db,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<PlannedDeparture[]> {
  const departures = await own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select([
      'departures.id as departureId',
      'departures.public_id as id',
      'departures.tour_id as tourId',
      'tours.code',
      'tours.name',
      'departures.status',
      'departures.departs_on as departsOn',
      'departures.returns_on as returnsOn',
      'tours.airline_code as airlineCode',
      'tours.flights as tourFlights',
      'departures.flight_times as flightTimes',
      'tours.kind',
      'departures.capacity',
      'departures.seats_sold as sold',
      'departures.seats_held as held',
    ])
    .where('departures.departs_on', '>=', from)
    .where('departures.departs_on', '<=', to)
    .where('departures.status', '<>', 'cancelled')
    .orderBy('departures.departs_on')
    .orderBy('departures.public_id')
    .limit(MOST_DEPARTURES)
    .execute()
  const tourIds = [...new Set(departures.map(({ tourId }) => tourId))]
  const stays = await own(db)
    .selectFrom('tour_hotels')
    .innerJoin('hotels', 'hotels.id', 'tour_hotels.hotel_id')
    .select([
      'tour_hotels.tour_id as tourId',
      'hotels.key',
      'hotels.name',
      'hotels.city',
      'hotels.city_name as cityName',
      'nights',
    ])
    .where('tour_hotels.tour_id', 'in', tourIds.length > 0 ? tourIds : ['00000000-0000-0000-0000-000000000000'])
    .orderBy('tour_hotels.position')
    .execute()
  return departures.map(({ tourId, tourFlights, flightTimes, ...departure }) => ({
    ...departure,
    name: columns.named.parse(departure.name),
    flights: plannedFlights(flightTimes, tourFlights),
    stays: stays
      .filter((stay) => stay.tourId === tourId)
      .map(({ key, name, city, cityName, nights }) => ({
        key,
        city,
        name: columns.named.parse(name),
        cityName: columns.named.parse(cityName),
        nights,
      })),
  }))
}

function plannedFlights(ofDeparture: unknown, ofTour: unknown): PlannedFlight[] {
  const timed = columns.flightTimes.parse(ofDeparture)
  if (timed.length > 0) return timed.map((times) => ({ from: times.from, to: times.to, number: times.number, times }))
  return columns.flights
    .parse(ofTour)
    .flatMap(({ number, ...route }) => (number === null ? [] : [{ ...route, number, times: null }]))
}
