import { z } from 'zod'
import { pictureUrl } from './picture-url.ts'
import type { HotelDetail } from '#modules/catalog/index.server.ts'
import type { Hotel } from '#modules/catalog/index.ts'
import { summaryOnWire } from './tour-on-wire.ts'
import { WireTourSummary } from './wire-tour.ts'

/** Hotels as calls answer them. */

export const WireHotelSummary = z
  .object({
    link: z.string(),
    name: z.string(),
    city: z.string().meta({ description: 'The name in the language of the call.' }),
    stars: z.int().min(1).max(5).nullable(),
    address: z.string(),
    postalCode: z.string().nullable(),
    distanceM: z.int().nullable().meta({ description: 'The walk to the Haram or the centre.' }),
    image: z.url(),
  })
  .meta({ id: 'HotelSummary', description: 'A hotel in a list.' })

export const WireHotel = z
  .object({
    ...WireHotelSummary.shape,
    facilities: z.array(z.string()),
    gallery: z.array(z.url()),
    map: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    description: z.string(),
    tours: z.array(WireTourSummary).meta({ description: 'The next departures with places that stay in the hotel.' }),
  })
  .meta({ id: 'Hotel', description: 'A hotel with everything its page shows.' })

export function hotelSummaryOnWire(hotel: Hotel, origin: string): z.input<typeof WireHotelSummary> {
  return {
    link: hotel.link,
    name: hotel.name,
    city: hotel.cityName,
    stars: hotel.stars,
    address: hotel.district === '' ? hotel.cityName : `${hotel.district}, ${hotel.cityName}`,
    postalCode: hotel.postalCode,
    distanceM: hotel.walkMetres,
    image: pictureUrl(hotel.image, origin),
  }
}

export function hotelOnWire(hotel: HotelDetail, origin: string): z.input<typeof WireHotel> {
  const { coordinates } = hotel
  return {
    ...hotelSummaryOnWire(hotel, origin),
    facilities: hotel.facilities.map(({ name }) => name),
    gallery: hotel.gallery.map((key) => pictureUrl(key, origin)),
    map: coordinates && { lat: coordinates.latitude, lng: coordinates.longitude },
    description: hotel.description,
    tours: hotel.tours.map((tour) => summaryOnWire(tour, origin)),
  }
}
