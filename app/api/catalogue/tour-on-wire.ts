import { moneyOnWire } from '#app/wire/wire.ts'
import type { Fare, NeighbourTour, TourDetail, TourSummary } from '#modules/catalog/index.ts'

/** A departure in a list, in the names of the API. */
export function summaryOnWire(tour: TourSummary, origin: string) {
  return {
    id: tour.id,
    title: tour.title,
    name: tour.name,
    kind: tour.kind,
    category: { link: tour.categoryLink, name: tour.categoryName },
    departureDate: tour.departsOn,
    returnDate: tour.returnsOn,
    durationDays: tour.days,
    price: moneyOnWire(tour.fromPrice),
    perPersonPrice: moneyOnWire(tour.fromPrice),
    hotelStars: tour.hotelStars,
    availability: tour.availability,
    image: `${origin}/art/${tour.image}.svg`,
  }
}

const roomOnWire: Partial<Record<Fare, string>> = { 'child-no-bed': 'childWithoutBed' }

/** A departure with everything its page shows. */
export function detailOnWire(
  tour: TourDetail,
  { origin, holidays, jsonLd }: { origin: string; holidays: object[]; jsonLd: object },
) {
  const neighbour = (each: NeighbourTour | null) =>
    each && { id: each.id, name: each.name, departureDate: each.departsOn, returnDate: each.returnsOn }
  return {
    ...summaryOnWire(tour, origin),
    description: tour.description,
    highlights: tour.highlights,
    gallery: tour.gallery.map((key) => `${origin}/art/${key}.svg`),
    program: tour.program.map(({ day, title, text, load }) => ({
      day,
      title,
      text,
      load: { ...load, easierPrice: load.easierPrice && moneyOnWire(load.easierPrice) },
    })),
    hotels: tour.hotelStays.map(({ link, name, cityName, stars, nights, coordinates }) => ({
      link,
      name,
      city: cityName,
      stars,
      nights,
      map: coordinates && { lat: coordinates.latitude, lng: coordinates.longitude },
    })),
    airline: tour.airline,
    flights: tour.flightTimes.map(({ leavesOn, leavesAt, arrivesOn, arrivesAt, minutes, ...flight }) => ({
      ...flight,
      departureDate: leavesOn,
      departureTime: leavesAt,
      arrivalDate: arrivesOn,
      arrivalTime: arrivesAt,
      durationMinutes: minutes,
    })),
    startTime: tour.start.at,
    pickUp: tour.start.pickUp,
    groupSize: tour.groupSize,
    minimum: tour.group && { needed: tour.group.minimum, sold: tour.group.sold },
    languages: tour.guideLanguages,
    prices: tour.fares.map(({ fare, price }) => ({ room: roomOnWire[fare] ?? fare, ...moneyOnWire(price) })),
    seatsLeft: tour.saleMode === 'request' ? null : tour.seatsLeft,
    previous: neighbour(tour.previous),
    next: neighbour(tour.next),
    sameDeparture: tour.sameDeparture.map((each) => ({
      ...neighbour(each),
      nights: each.nights,
      hotelStars: each.stars,
      price: moneyOnWire(each.fromPrice),
    })),
    holidays,
    jsonLd,
  }
}
