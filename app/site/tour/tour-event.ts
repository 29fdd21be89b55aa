import { toDecimalText } from '#kernel/money.ts'
import type { TourDetail } from '#modules/catalog/index.ts'

type Around = { url: string; origin: string; image: string | undefined; organiser: string }

const availabilityOf = {
  available: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  closed: 'https://schema.org/Discontinued',
} as const

/** The departure as search engines read it: from noon of the first day to the evening of the last, Istanbul time. */
export function tourEvent(tour: TourDetail, { url, origin, image, organiser }: Around): object {
  const place = tour.eventHotel ?? { name: tour.name, locality: 'Istanbul', postalCode: null, country: 'TR' }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: tour.name,
    description: tour.promise,
    url,
    ...(image ? { image: [image] } : {}),
    startDate: `${tour.departsOn}T12:00:00+03:00`,
    endDate: `${tour.returnsOn}T19:00:00+03:00`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.locality,
        ...(place.postalCode ? { postalCode: place.postalCode } : {}),
        addressCountry: place.country,
      },
    },
    organizer: { '@type': 'TravelAgency', name: organiser, url: origin },
    offers: tour.fares
      .filter(({ fare }) => fare !== 'baby')
      .map(({ fare, price }) => ({
        '@type': 'Offer',
        name: fare,
        price: toDecimalText(price),
        priceCurrency: price.currency,
        availability: availabilityOf[tour.availability],
        url,
      })),
  }
}
