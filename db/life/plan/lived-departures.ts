import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { CatalogueDeck } from '#modules/catalog/index.server.ts'
import { toTourId } from '#modules/catalog/index.ts'
import type { LivedDeparture } from './party.ts'

/** The departures of the lived seasons on which somebody travels, in the order in which they leave. */
export function livedDepartures({ departures, tours }: CatalogueDeck): LivedDeparture[] {
  const byKey = new Map(tours.map((tour) => [tour.key, tour]))
  return departures.flatMap((departure) => {
    const tour = byKey.get(departure.tour)
    if (!tour || departure.seatsSold === 0) return []
    const departsOn = departure.departsOn as PlainDate
    const returnsOn = addDays(departsOn, tour.days - 1)
    return {
      tourId: toTourId({ departsOn, returnsOn, code: tour.code }),
      departsOn,
      returnsOn,
      salesCloseOn: departure.salesCloseOn as PlainDate,
      hasRooms: tour.priceMode === 'room',
      takesDeposit: tour.depositPercent > 0,
      isAbroad: tour.passportMonthsAfterReturn !== null,
      fares: new Set(departure.fares.map(({ fare }) => fare as string)),
      wanted: departure.seatsSold,
      capacity: departure.capacity,
    }
  })
}
