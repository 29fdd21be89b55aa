import { z } from 'zod'
import { WireDay, WireMoney } from '#app/wire/wire.ts'
import { chairWays, tourKinds } from '#modules/catalog/index.ts'
import { currencies } from '#kernel/money.ts'
import { WireHolidayMatch } from './wire-holiday.ts'

/** Departures as calls answer them. */

const neighbour = z.object({ id: z.string(), name: z.string(), departureDate: WireDay, returnDate: WireDay })

const WireAirport = z.object({ code: z.string(), city: z.string() })

export const WireTourSummary = z
  .object({
    id: z.string(),
    title: z.string(),
    name: z.string(),
    kind: z.enum(tourKinds),
    category: z.object({ link: z.string(), name: z.string() }),
    departureDate: WireDay,
    returnDate: WireDay,
    durationDays: z.int(),
    price: WireMoney,
    perPersonPrice: WireMoney,
    hotelStars: z.int().nullable(),
    availability: z.enum(['available', 'full', 'closed']),
    image: z.url(),
  })
  .meta({ id: 'TourSummary', description: 'A departure in a list.' })

export const WireTour = z
  .object({
    ...WireTourSummary.shape,
    description: z.string(),
    highlights: z.array(z.string()),
    gallery: z.array(z.url()),
    program: z.array(
      z.object({
        day: z.int(),
        title: z.string(),
        text: z.string(),
        load: z
          .object({
            metresWalked: z.int().nullable(),
            minutesStanding: z.int().nullable(),
            stairSteps: z.int().nullable(),
            chair: z.enum(chairWays).nullable(),
            easierWay: z.string().nullable(),
            easierPrice: WireMoney.nullable(),
          })
          .meta({ description: 'What the day asks of a body; null is not said. The price is for one person.' }),
      }),
    ),
    hotels: z.array(
      z.object({
        link: z.string().nullable(),
        name: z.string(),
        city: z.string(),
        stars: z.int().nullable(),
        nights: z.int(),
        map: z.object({ lat: z.number(), lng: z.number() }).nullable(),
      }),
    ),
    airline: z.object({ code: z.string(), name: z.string() }).nullable(),
    flights: z
      .array(
        z.object({
          number: z.string(),
          from: WireAirport,
          to: WireAirport,
          departureDate: WireDay,
          departureTime: z.string(),
          arrivalDate: WireDay,
          arrivalTime: z.string(),
          durationMinutes: z.int(),
          terminal: z.string().nullable(),
          bags: z.int().nullable().meta({ description: 'Pieces of baggage, where the airline counts them.' }),
          bagKg: z.int().nullable().meta({ description: 'All baggage, or each piece.' }),
          cabinKg: z.int().nullable(),
        }),
      )
      .meta({ description: 'By the clocks of the airports; empty until the airline confirms the hours.' }),
    startTime: z
      .string()
      .nullable()
      .meta({ description: 'When it sets off on its first day; null until that is known.' }),
    pickUp: z.string().nullable().meta({ description: 'Where it takes people up.' }),
    groupSize: z.object({ min: z.int(), max: z.int() }).nullable(),
    minimum: z
      .object({ needed: z.int(), sold: z.int() })
      .nullable()
      .meta({ description: 'With how many sold places the departure runs for sure; null where no number is named.' }),
    languages: z.array(z.string()),
    prices: z.array(z.object({ room: z.string(), amount: z.string(), currency: z.enum(currencies) })),
    seatsLeft: z.int().nullable().meta({ description: 'Null where places are asked for instead of bought.' }),
    previous: neighbour.nullable(),
    next: neighbour.nullable(),
    sameDeparture: z.array(
      z.object({ ...neighbour.shape, nights: z.int(), hotelStars: z.int().nullable(), price: WireMoney }),
    ),
    holidays: z.array(WireHolidayMatch),
    jsonLd: z.looseObject({}),
  })
  .meta({ id: 'Tour', description: 'A departure with everything its page shows.' })

export const WireCategory = z
  .object({ link: z.string(), name: z.string(), tourCount: z.int(), image: z.url() })
  .meta({ id: 'Category' })
