import type { AggregateRating, Event, WithContext } from 'schema-dts'
import { toDecimalText } from '#kernel/money.ts'
import type { Fare, TourDetail } from '#modules/catalog/index.ts'
import type { RatingSummary } from '#modules/content/index.ts'

type Around = {
  /** Absolute, as the origin and the pictures. */
  url: string
  origin: string
  images: readonly string[]
  organiser: string
  /** What those gave who travelled on earlier departures of the tour. */
  ratings: RatingSummary | undefined
  fareName: (fare: Fare) => string
}

const availabilityOf = { available: 'https://schema.org/InStock', full: 'https://schema.org/SoldOut' } as const

/**
 * The departure as search engines read it: from an hour of the first day to one of the last,
 * as staff settled them. What is closed for sale is not offered. Its rating is of people who travelled with us alone, and is
 * left out where one of them is invented for a demonstration.
 */
export function tourEvent(
  tour: TourDetail,
  { url, origin, images, organiser, ratings, fareName }: Around,
): WithContext<Event> {
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
    ...(ratings && !ratings.hasSamples ? { aggregateRating: ratingData(ratings) } : {}),
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

function ratingData({ average, count }: RatingSummary): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: average / 10,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  }
}
