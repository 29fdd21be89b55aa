import { z } from 'zod'
import { QueryDay, WireDay, WireMoney, PageQuery } from '#app/wire/wire.ts'
import { wireTourFacts } from '#app/wire/wire-tour-facts.ts'
import { inEveryLocale } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import { boards, chairWays, departureStatuses, fares, staffTourSorts } from '#modules/catalog/index.ts'

/** Tours as calls of staff read and write them: one departure with the tour it belongs to, in all languages. */

const Translation = z.strictObject({
  name: z.string(),
  promise: z.string(),
  description: z.string(),
  difficulty: z.string(),
  highlights: z.array(z.string()),
  program: z.array(
    z.strictObject({
      title: z.string(),
      text: z.string(),
      easierWay: z
        .string()
        .optional()
        .meta({ description: 'What somebody does instead who cannot do the day as it is. Left out, it stays.' }),
    }),
  ),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  bring: z.array(z.string()),
})

export type WireTranslation = z.output<typeof Translation>

const groupSize = z.strictObject({ min: z.int(), max: z.int() }).nullable()

const amount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)

const dayLoads = z
  .array(
    z.strictObject({
      metresWalked: z.int().nullable(),
      minutesStanding: z.int().nullable(),
      stairSteps: z.int().nullable(),
      chair: z.enum(chairWays).nullable(),
      easierPrice: z.strictObject({ amount, currency: z.enum(currencies) }).nullable(),
    }),
  )
  .optional()
  .meta({
    description:
      'What the days of the programme ask of a body, in their order; null is not said. Left out, they stay. The price is for one person and belongs to `easierWay` of the programme.',
  })

/** What belongs to the tour, for all its departures. */
const ofTour = {
  code: z.string(),
  ...wireTourFacts,
  categories: z.array(z.string()).meta({ description: 'Keys; the first is the tour’s own.' }),
  groupSize,
  languages: z.array(z.string()),
  airline: z.string().nullable(),
  flights: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      number: z
        .string()
        .nullable()
        .optional()
        .meta({ description: '`SV 262`, where it is known. Left out, it stays.' }),
    }),
  ),
  hotels: z.array(z.strictObject({ hotel: z.string(), nights: z.int(), board: z.enum(boards) })),
  dayLoads,
  gallery: z.array(z.string()),
  cancellation: z.array(z.strictObject({ fromDaysBefore: z.int(), refundPercent: z.int() })),
}

const prices = z.array(
  z.strictObject({
    room: z.enum(fares),
    amount,
    currency: z.enum(currencies),
  }),
)

const clock = z.string().regex(/^\d\d:\d\d$/)

/** Days and hours are those of the airport. */
const flightTimes = z
  .array(
    z.strictObject({
      number: z.string(),
      from: z.string(),
      to: z.string(),
      departureDate: WireDay,
      departureTime: clock,
      arrivalDate: WireDay,
      arrivalTime: clock,
      terminal: z.string().nullable().optional(),
      bags: z.int().nullable().optional().meta({ description: 'Pieces of baggage, where the airline counts them.' }),
      bagKg: z.int().nullable().optional().meta({ description: 'All baggage, or each piece.' }),
      cabinKg: z.int().nullable().optional(),
      meetingPlace: z
        .strictObject(inEveryLocale(() => z.string()))
        .nullable()
        .optional(),
      meetingTime: clock.nullable().optional(),
    }),
  )
  .optional()
  .meta({ description: 'The flights with their hours, by the clocks of the airports. Left out, they stay.' })

/** What belongs to the departure alone. */
const ofDeparture = {
  departureDate: WireDay,
  returnDate: WireDay,
  salesCloseDate: WireDay,
  currency: z.enum(currencies),
  quota: z.int().meta({ description: 'Seats. Never fewer than are sold, held or promised: 422 `quantity`.' }),
  minimum: z
    .int()
    .nullable()
    .optional()
    .meta({ description: 'With so many sold seats it runs for sure; null promises nothing. Left out, it stays.' }),
  prices,
  flightTimes,
  startTime: clock
    .nullable()
    .optional()
    .meta({ description: 'When it sets off on its first day, by the clocks there. Left out, it stays.' }),
  pickUp: z
    .strictObject(inEveryLocale(() => z.string()))
    .nullable()
    .optional()
    .meta({ description: 'Where it takes people up. Left out, it stays.' }),
}

export const TourPutBody = z.strictObject({
  translations: z.strictObject(inEveryLocale(() => Translation)),
  ...ofTour,
  ...ofDeparture,
})

const PartTranslation = Translation.partial()

export const TourPatchBody = z.strictObject({
  translations: z
    .strictObject(inEveryLocale(() => PartTranslation))
    .partial()
    .optional(),
  ...z.strictObject({ ...ofTour, ...ofDeparture }).partial().shape,
})

export type TourPatchBody = z.output<typeof TourPatchBody>

export const TourPostBody = z.strictObject({
  ...TourPatchBody.shape,
  translations: z.strictObject(inEveryLocale(() => PartTranslation)).partial(),
  code: z.string(),
  departureDate: WireDay,
  returnDate: WireDay,
})

export const CopyBody = z.strictObject({ departureDate: WireDay, returnDate: WireDay.optional() })

export const AvailabilityBody = z.strictObject({ availability: z.enum(departureStatuses) })

const Seats = z.object({ capacity: z.int(), held: z.int(), sold: z.int() })

export const WireStaffTour = z
  .object({
    id: z.string(),
    title: z.string(),
    tour: z.string().meta({ description: 'The key of the tour that the departures of a row share.' }),
    availability: z.enum(departureStatuses),
    seats: Seats,
    missing: z
      .array(z.object({ field: z.string(), locale: z.string() }))
      .meta({ description: 'Texts that one language has and this one lacks.' }),
    ...TourPutBody.shape,
  })
  .meta({ id: 'StaffTour', description: 'A departure with its tour as staff write it.' })

export const WireStaffTourSummary = z
  .object({
    id: z.string(),
    tour: z.string(),
    name: z.string(),
    code: z.string(),
    category: z.string().nullable(),
    departureDate: WireDay.nullable(),
    returnDate: WireDay.nullable(),
    availability: z.enum(departureStatuses).nullable(),
    seats: Seats.nullable(),
    priceFrom: WireMoney.nullable(),
  })
  .meta({ id: 'StaffTourSummary', description: 'A departure in a list of staff; a tour without one has no dates.' })

export const StaffTourFilter = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(departureStatuses).optional(),
  category: z.string().max(120).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: z.enum(staffTourSorts).default('departureDate'),
})

export const StaffTourQuery = StaffTourFilter.extend(PageQuery.shape)
