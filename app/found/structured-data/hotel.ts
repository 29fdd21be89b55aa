import type { Hotel, WithContext } from 'schema-dts'

export type HotelFacts = {
  name: string
  description: string
  /** The address of the hotel's own page, absolute as every other address here. */
  url: string
  images: readonly string[]
  stars: number | null
  cityName: string
  district: string | null
  /** ISO 3166, two letters. */
  country: string
  postalCode: string | null
  coordinates: { latitude: number; longitude: number } | null
  facilities: readonly string[]
}

/** A hotel as search engines read it. Its stars are its official class, no rating by guests. */
export function hotelData(hotel: HotelFacts): WithContext<Hotel> {
  const { stars, coordinates, postalCode, district } = hotel
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.description,
    url: hotel.url,
    image: hotel.images,
    ...(stars === null ? {} : { starRating: { '@type': 'Rating', ratingValue: stars } }),
    address: {
      '@type': 'PostalAddress',
      ...(district === null ? {} : { streetAddress: district }),
      addressLocality: hotel.cityName,
      ...(postalCode === null ? {} : { postalCode }),
      addressCountry: hotel.country,
    },
    ...(coordinates === null ? {} : { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    amenityFeature: hotel.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
  }
}
