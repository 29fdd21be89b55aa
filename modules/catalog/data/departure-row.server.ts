import type { Selectable } from 'kysely'
import { money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { availabilityOf, seatsLeft, type Availability } from '../domain/availability.ts'
import { lowestAdultFare, type Fare } from '../domain/fares.ts'
import { groupStanding } from '../domain/group-standing.ts'
import { bucketOf } from '../domain/durations.ts'
import { holidaysDuring } from '../domain/holiday-marks.ts'
import { lasting, type DepartureFacts, type TourFacts } from '../domain/season.ts'
import type { SeasonRules } from './holidays.server.ts'
import type { CatalogTables } from './tables.server.ts'

/** The columns that decide whether and how many places are for sale. */
export const seatColumns = [
  'departs_on',
  'status',
  'sales_close_on',
  'capacity',
  'seats_held',
  'seats_sold',
  'seats_allotted',
] as const

/** The columns of a departure that lists read. */
export const departureColumns = [
  ...seatColumns,
  'public_id',
  'tour_id',
  'returns_on',
  'overlaps_ramadan',
  'currency',
  'minimum',
] as const

type SeatRow = Pick<Selectable<CatalogTables['departures']>, (typeof seatColumns)[number]>

export type DepartureRow = Pick<Selectable<CatalogTables['departures']>, 'id' | (typeof departureColumns)[number]>

export type FareRow = { fare: Fare; amount_minor: number }

/** `promised` are seats of an allotment of whoever asks. */
export function placesOf(
  row: SeatRow,
  today: PlainDate,
  promised = 0,
): { seatsLeft: number; availability: Availability } {
  const count = {
    status: row.status,
    salesCloseOn: row.sales_close_on,
    departsOn: row.departs_on,
    capacity: row.capacity,
    held: row.seats_held,
    sold: row.seats_sold,
    allotted: row.seats_allotted,
  }
  const left = seatsLeft(count) + promised
  const availability = availabilityOf(count, today)
  return { seatsLeft: left, availability: availability === 'full' && left > 0 ? 'available' : availability }
}

export function toDepartureFacts(
  row: DepartureRow,
  {
    tour,
    fares,
    today,
    rules,
  }: { tour: TourFacts; fares: readonly FareRow[] | undefined; today: PlainDate; rules: SeasonRules },
): DepartureFacts {
  const prices = (fares ?? []).map(({ fare, amount_minor }) => ({ fare, price: money(amount_minor, row.currency) }))
  const lastingTour = lasting(tour, row.departs_on, row.returns_on)
  return {
    departureId: row.id,
    id: row.public_id,
    tour: lastingTour,
    departsOn: row.departs_on,
    returnsOn: row.returns_on,
    isRamadan: row.overlaps_ramadan,
    durationBucket: bucketOf(lastingTour.days, rules.durations),
    holidays: holidaysDuring(rules.calendar, row.departs_on, row.returns_on),
    ...placesOf(row, today),
    group: groupStanding({
      isPrivate: tour.kind === 'private',
      status: row.status,
      minimum: row.minimum,
      sold: row.seats_sold,
    }),
    fares: prices,
    lowest: lowestAdultFare(prices),
  }
}
