import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { chairWays } from '#modules/catalog/index.ts'
import { listSchoolBreaks } from '#modules/catalog/index.server.ts'
import { readContent } from './read-content.ts'

const text = z.object({ tr: z.string(), en: z.string(), ar: z.string() })
const entry = z.object({ code: z.string(), text })
const image = z.string()
const optionalAmount = z.number().nonnegative().nullable()
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])

const roomPrices = z.object({
  mode: z.literal('room'),
  currency: z.enum(currencies),
  single: z.number(),
  double: z.number(),
  triple: z.number(),
  quad: z.number(),
  childWithBed: optionalAmount,
  childWithoutBed: optionalAmount,
  baby: optionalAmount,
})

const personPrices = z.object({
  mode: z.literal('person'),
  currency: z.enum(currencies),
  adult: z.number(),
  child: z.number(),
  baby: z.number(),
})

const tours = z.object({
  tours: z.array(
    z.object({
      key: z.string(),
      code: z.string(),
      kind: z.enum(['umrah', 'hajj', 'private', 'regional', 'turkey', 'day']),
      slug: text,
      category: z.string(),
      categories: z.array(z.string()),
      name: text,
      promise: text,
      description: text,
      highlights: z.array(text),
      days: z.number(),
      nights: z.number(),
      program: z.array(z.object({ day: z.number(), title: text, text })),
      included: z.array(entry),
      notIncluded: z.array(entry),
      bring: z.array(entry),
      difficulty: text.nullable(),
      groupSize: z.object({ min: z.number(), max: z.number() }).nullable(),
      capacity: z.number(),
      guideLanguages: z.array(z.string()),
      hotels: z.array(z.object({ hotel: z.string(), nights: z.number(), board: z.enum(['RO', 'BB', 'HB', 'FB']) })),
      airline: z.string().nullable(),
      flights: z.array(z.object({ from: z.string(), to: z.string() })),
      prices: z.discriminatedUnion('mode', [roomPrices, personPrices]),
      depositPercent: z.number(),
      cancellation: z.object({ bands: z.array(z.object({ fromDaysBefore: z.number(), refundPercent: z.number() })) }),
      image,
      gallery: z.array(image),
      legalRegime: z.enum(['package_tour', 'distance_dated', 'distance_carriage']),
      preRegistration: z.boolean(),
      datesOnRequest: z.boolean(),
    }),
  ),
})

const hotels = z.object({
  facilityLabels: z.record(z.string(), text),
  roomTypeLabels: z.record(z.string(), text),
  hotels: z.array(
    z.object({
      key: z.string(),
      slug: text,
      name: text,
      city: z.string(),
      cityName: text,
      district: text,
      stars: z.number(),
      postalCode: z.string().nullish(),
      country: z.string(),
      coordinates: z.object({ lat: z.number(), lng: z.number() }).nullish(),
      distance: z.object({ to: z.string(), toName: text, walkMetres: z.number(), walkMinutes: z.number() }).nullish(),
      addressAr: z.string(),
      nearestGate: text.optional(),
      description: text,
      facilities: z.array(z.string()),
      rooms: z.array(z.string()),
      image,
      gallery: z.array(image),
    }),
  ),
  /** Houses and camps that are named by their class only and have no page. */
  stays: z.array(
    z.object({
      key: z.string(),
      name: text,
      city: z.string(),
      cityName: text,
      stars: z.number().nullable(),
      country: z.string(),
      image,
    }),
  ),
})

const categories = z.object({
  categories: z.array(
    z.object({
      key: z.string(),
      order: z.number(),
      slug: text,
      name: text,
      description: text,
      image,
      metaTitle: text,
      metaDescription: text,
    }),
  ),
})

const services = z.object({
  services: z.array(
    z.object({
      key: z.string(),
      slug: text,
      name: text,
      intro: text,
      details: z.array(z.object({ title: text, text })),
      image,
      routes: z
        .array(
          z.object({
            key: z.string(),
            name: text,
            distanceKm: z.number(),
            durationMinutes: z.number(),
            currency: z.enum(currencies),
            prices: z.record(z.string(), z.number()),
          }),
        )
        .default([]),
      vehicleLabels: z.record(z.string(), text).default({}),
    }),
  ),
})

const hijriDay = z.object({ month: z.number(), day: z.number() })

const ruleParts = {
  id: z.string(),
  tour: z.string(),
  months: z.array(z.number()).optional(),
  skip: z.array(z.enum(['ramadan', 'hajjSeason'])).default([]),
  occupancy: z.enum(['normal', 'early', 'high', 'day']),
  priority: z.boolean().default(false),
  maxCount: z.number().optional(),
}

const pattern = z.object({
  horizonDays: z.number(),
  skipWindows: z.record(z.enum(['ramadan', 'hajjSeason']), z.object({ from: hijriDay, to: hijriDay })),
  breakNames: z.record(z.enum(['yariyil', 'ara', 'yaz']), z.string()),
  occupancy: z.record(z.enum(['normal', 'early', 'high', 'day']), z.array(z.number())),
  availability: z.object({
    closed: z.array(
      z.union([
        z.object({ daysBefore: z.number(), kinds: z.array(z.string()) }),
        z.object({ daysBefore: z.number(), tours: z.array(z.string()) }),
        z.object({ rule: z.string(), nth: z.number() }),
      ]),
    ),
  }),
  priceSeasons: z.array(
    z.object({ months: z.array(z.number()), kinds: z.array(z.string()), factor: z.number(), roundTo: z.number() }),
  ),
  rules: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        ...ruleParts,
        kind: z.literal('interval'),
        everyDays: z.number(),
        weekday,
        firstOffsetDays: z.number(),
        untilOffsetDays: z.number(),
      }),
      z.object({
        ...ruleParts,
        kind: z.literal('weekly'),
        weekdays: z.array(weekday),
        firstOffsetDays: z.number(),
        untilOffsetDays: z.number(),
      }),
      z.object({
        ...ruleParts,
        kind: z.literal('hijri'),
        month: z.number(),
        day: z.number(),
        offsetsDays: z.array(z.number()),
      }),
      z.object({
        ...ruleParts,
        kind: z.literal('schoolBreak'),
        calendarName: z.enum(['yariyil', 'ara', 'yaz']),
        offsetsDays: z.array(z.number()),
      }),
    ]),
  ),
})

const airlines = z.object({ airlines: z.array(z.object({ code: z.string(), name: text })) })

const airports = z.object({
  airports: z.array(z.object({ code: z.string(), country: z.string(), timeZone: z.string(), name: text, city: text })),
})

/** The flights of tours whose airline has confirmed them: believable numbers and hours, and nobody's real timetable. */
const timetable = z.object({
  meetings: z.record(z.string(), text),
  timetable: z.array(
    z.object({
      tour: z.string(),
      flights: z.array(
        z.object({
          /** Of the journey, the first is 1. */
          day: z.number(),
          number: z.string(),
          from: z.string(),
          to: z.string(),
          leavesAt: z.string(),
          minutes: z.number(),
          terminal: z.string().nullable(),
          bagKg: z.number().nullable(),
          cabinKg: z.number(),
          meeting: z.string().nullable(),
          meetsAt: z.string().nullable(),
        }),
      ),
    }),
  ),
})

/** What days of the programmes ask of a body: careful estimates, with the easier ways by name. Days left out are not said. */
const dayLoads = z.object({
  ways: z.record(
    z.string(),
    z.object({ text, price: z.object({ amountMinor: z.number(), currency: z.enum(currencies) }).nullable() }),
  ),
  loads: z.record(
    z.string(),
    z.array(
      z.object({
        day: z.number(),
        metresWalked: z.number(),
        minutesStanding: z.number(),
        stairSteps: z.number(),
        chair: z.enum(chairWays),
        way: z.string().nullable(),
      }),
    ),
  ),
})

const bankAccounts = z.array(
  z.object({
    bank: z.string(),
    accountHolder: z.string(),
    iban: z.string(),
    branchName: z.string(),
    branchCode: z.string(),
    accountNumber: z.string(),
    currency: z.enum(currencies),
  }),
)

export type Decks = ReturnType<typeof readDecks>

export type SeedTour = Decks['tours'][number]

export type DeparturePattern = Decks['pattern']

export type DepartureRule = DeparturePattern['rules'][number]

/** The demo catalogue as it lies in the folder `content`. @throws ZodError when a file has lost its shape. */
export function readDecks() {
  return {
    ...read('tours', tours),
    ...read('categories', categories),
    ...read('services', services),
    ...read('airlines', airlines),
    ...read('airports', airports),
    ...read('timetable', timetable),
    ...read('day-loads', dayLoads),
    hotelDeck: read('hotels', hotels),
    pattern: read('departures-pattern', pattern),
    accounts: read('bank-accounts', bankAccounts),
    schoolBreaks: listSchoolBreaks(),
  }
}

function read<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  return shape.parse(readContent(name))
}
