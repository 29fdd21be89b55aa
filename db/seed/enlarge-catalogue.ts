import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { CatalogueDeck } from '#modules/catalog/index.server.ts'
import { copyKey, copySlug } from './name-copy.ts'

export type CatalogueSize = { departures: number; hotels: number }

type DeckTour = CatalogueDeck['tours'][number]

/** How many different tours a large agency sells beside each of the demo's. */
const COPIES_OF_A_TOUR = 5

/**
 * The demo catalogue with copies of its tours, hotels and departures until there are so many: as much as the largest
 * agencies sell, for measuring. Copies have codes, keys and links of their own and leave on other days.
 */
export function enlargeCatalogue(deck: CatalogueDeck, { departures, hotels }: CatalogueSize): CatalogueDeck {
  const tours = deck.tours.flatMap((tour) =>
    Array.from({ length: COPIES_OF_A_TOUR + 1 }, (_, nth) => copyTour(tour, nth)),
  )
  return {
    ...deck,
    tours,
    hotels: [...deck.hotels, ...copiesOfHotels(deck, hotels)],
    departures: [...deck.departures, ...copiesOfDepartures(deck, departures - deck.departures.length)],
  }
}

function copyTour(tour: DeckTour, nth: number): DeckTour {
  if (nth === 0) return tour
  return { ...tour, key: copyKey(tour.key, nth), code: `${tour.code}${nth + 1}`, slug: copySlug(tour.slug, nth) }
}

function copiesOfHotels({ hotels }: CatalogueDeck, wanted: number): CatalogueDeck['hotels'] {
  const published = hotels.filter(({ isPublished }) => isPublished)
  return Array.from({ length: wanted - published.length }, (_, index) => {
    const hotel = published[index % published.length]
    if (!hotel) throw new Error('there is no hotel to copy')
    const nth = Math.floor(index / published.length) + 1
    return { ...hotel, key: copyKey(hotel.key, nth), slug: copySlug(hotel.slug, nth) }
  })
}

/** Each round copies every departure to another copy of its tour and some days on; no tour leaves twice on a day. */
function copiesOfDepartures({ departures }: CatalogueDeck, wanted: number): CatalogueDeck['departures'] {
  const copies = new Map<string, CatalogueDeck['departures'][number]>()
  for (let index = 0; copies.size < wanted; index++) {
    const departure = departures[index % departures.length]
    if (!departure) throw new Error('there is no departure to copy')
    const round = Math.floor(index / departures.length)
    const later = 1 + Math.floor(round / COPIES_OF_A_TOUR)
    const copy = {
      ...departure,
      tour: copyKey(departure.tour, 1 + (round % COPIES_OF_A_TOUR)),
      departsOn: moved(departure.departsOn, later),
      salesCloseOn: moved(departure.salesCloseOn, later),
      flightTimes: (departure.flightTimes ?? []).map((flight) => ({
        ...flight,
        leavesOn: moved(flight.leavesOn, later),
        arrivesOn: moved(flight.arrivesOn, later),
      })),
    }
    copies.set(`${copy.tour} ${copy.departsOn}`, copy)
  }
  return [...copies.values()]
}

function moved(day: string, later: number): PlainDate {
  return addDays(day as PlainDate, later)
}
