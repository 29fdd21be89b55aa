import type { Event, WithContext } from 'schema-dts'
import { toDecimalText } from '#kernel/money.ts'
import type { Fare, TourDetail } from '#modules/catalog/index.ts'

type Around = {
  /** Absolute, as the origin and the pictures. */
  url: string
  origin: string
  images: readonly string[]
  organiser: string
  fareName: (fare: Fare) => string
}

const availabilityOf = { available: 'https://schema.org/InStock', full: 'https://schema.org/SoldOut' } as const

/**
 * The departure as search engines read it: from an hour of the first day to one of the last,
 * as staff settled them. What
 * is closed for sale is not offered.
 */
export function tourEvent(tour: TourDetail, { url, origin, images, organiser, fareName }: Around): WithContext<Event> {
  const place = tour.eventHotel ?? { name: tour.name, locality: 'Istanbul', postalCode: null, country: 'TR' }
  const { availability, eventTimes } = tour
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: tour.name,
    description: tour.promise,
    url,
    image: images,
    startDate: `${tour.departsOn}T${eventTimes.startsAt}:00${eventTimes.utcOffset}`,
    endDate: `${tour.returnsOn}T${eventTimes.endsAt}:00${eventTimes.utcOffset}`,
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
    ...(availability === 'closed'
      ? {}
      : {
          offers: tour.fares
            .filter(({ fare }) => fare !== 'baby')
            .map(({ fare, price }) => ({
              '@type': 'Offer' as const,
              name: fareName(fare),
              price: toDecimalText(price),
              priceCurrency: price.currency,
              availability: availabilityOf[availability],
              url,
            })),
        }),
  }
}
