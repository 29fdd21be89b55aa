import { z } from 'zod'
import { blankText } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import {
  cancellationBands,
  entries,
  flights,
  flightTimes,
  localised,
  localisedList,
  program,
  titledTexts,
  tourSteps,
  transferRoutes,
} from './data/columns.server.ts'
import { fares } from './domain/fares.ts'
import { deckTourFacts } from './tour-fact-schemas.server.ts'

const day = z.string().transform((text, context): PlainDate => {
  const date = parsePlainDate(text)
  if (date) return date
  context.addIssue({ code: 'custom', message: 'no calendar day' })
  return z.NEVER
})

const category = z.object({
  key: z.string(),
  sortOrder: z.number().int(),
  slug: localised,
  name: localised,
  description: localised,
  image: z.string(),
  metaTitle: localised,
  metaDescription: localised,
})

const hotel = z.object({
  key: z.string(),
  slug: localised,
  name: localised,
  city: z.string(),
  cityName: localised,
  district: localised,
  stars: z.number().int().min(1).max(5).nullable(),
  country: z.string().length(2),
  postalCode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distanceTo: z.string().nullable(),
  distanceToName: localised.nullable(),
  walkMetres: z.number().int().nullable(),
  walkMinutes: z.number().int().nullable(),
  addressAr: z.string().default(''),
  nearestGate: localised.default(blankText()),
  description: localised,
  facilities: entries,
  roomTypes: entries,
  image: z.string(),
  gallery: z.array(z.string()).default([]),
  isPublished: z.boolean(),
})

const service = z.object({
  key: z.string(),
  sortOrder: z.number().int(),
  slug: localised,
  name: localised,
  intro: localised,
  details: titledTexts,
  transferRoutes,
  image: z.string(),
})

const tour = z.object({
  ...deckTourFacts,
  key: z.string(),
  code: z.string().regex(/^[A-Z0-9]+$/),
  slug: localised,
  name: localised,
  promise: localised,
  description: localised,
  highlights: localisedList,
  program,
  included: entries,
  notIncluded: entries,
  bring: entries,
  /** Decks of before say nothing of them. */
  steps: tourSteps.default([]),
  difficulty: localised.nullable(),
  groupSize: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  guideLanguages: z.array(z.string()),
  airline: z.string().nullable(),
  flights,
  cancellation: cancellationBands,
  images: z.array(z.string()).min(1),
  /** The first is the tour's own, the others list it too. */
  categories: z.array(z.string()).min(1),
  stays: z.array(
    z.object({ hotel: z.string(), nights: z.number().int().nonnegative(), board: z.enum(['RO', 'BB', 'HB', 'FB']) }),
  ),
})

const departure = z.object({
  tour: z.string(),
  departsOn: day,
  salesCloseOn: day,
  status: z.enum(['draft', 'published', 'full', 'closed', 'cancelled']),
  capacity: z.number().int().nonnegative(),
  seatsSold: z.number().int().nonnegative(),
  minimum: z.number().int().positive().nullable().default(null),
  currency: z.enum(currencies),
  fares: z.array(z.object({ fare: z.enum(fares), amountMinor: z.number().int().nonnegative() })).min(1),
  flightTimes: flightTimes.default([]),
  startsAt: z.string().nullable().default(null),
  pickUp: localised.nullable().default(null),
})

/** A whole catalogue in one value; keys name each other. */
export const catalogueDeck = z.object({
  categories: z.array(category),
  airlines: z.array(z.object({ code: z.string(), name: localised })),
  airports: z.array(
    z.object({ code: z.string(), country: z.string(), name: localised, city: localised, timeZone: z.string() }),
  ),
  hotels: z.array(hotel),
  services: z.array(service),
  tours: z.array(tour),
  departures: z.array(departure),
})

export type CatalogueDeck = z.input<typeof catalogueDeck>

export type ParsedDeck = z.output<typeof catalogueDeck>
