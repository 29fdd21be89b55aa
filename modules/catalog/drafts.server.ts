import { z } from 'zod'
import { blankText, inEveryLocale, locales } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { normalizeInput, normalizeLines } from '#kernel/text.ts'
import { chairWays, gapInLoad } from './domain/day-load.ts'
import { fares } from './domain/fares.ts'
import { boards } from './domain/tour.ts'
import { stepDoers, stepTickers } from './domain/tour-step.ts'
import { tourFactSchemas } from './tour-fact-schemas.server.ts'

/** What staff may write. Texts are tidied and may be empty, since translations come one after the other. */

const LINE = 200
const TEXT = 10_000
const MOST_ENTRIES = 60

const line = z.string().transform((raw, check) => tidied(normalizeInput(raw), LINE, check))

const text = z.string().transform((raw, check) => tidied(normalizeLines(raw), TEXT, check))

const code = z
  .string()
  .transform((raw) => (normalizeInput(raw) ?? '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{2,40}$/))

/** Part of an address: small Latin letters, digits and hyphens. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)

const key = z.string().min(1).max(120)

const picture = z.string().regex(/^[\w./-]{1,200}$/)

const airport = z.string().regex(/^[A-Z]{3}$/)

/** `SV 262`: the code of the airline and a number; `null` where it is not known yet. */
const flightNumber = z
  .string()
  .regex(/^[A-Z\d]{2} ?\d{1,4}[A-Z]?$/)
  .nullable()
  .default(null)

/** The number of a flight, which is there: `sv262` is `SV 262`. */
const flownNumber = z
  .string()
  .transform((raw) => (normalizeInput(raw) ?? '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{2} ?\d{1,4}[A-Z]?$/))
  .transform((number) => number.replace(/^(..) ?/, '$1 '))

/** A time of day, `08:05`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const localisedLine = z.object(inEveryLocale(() => line))

const localisedText = z.object(inEveryLocale(() => text))

const localisedSlug = z.object(inEveryLocale(() => slug))

/** A name must be there in one language at least. */
const localisedName = localisedLine.refine((name) => locales.some((locale) => name[locale] !== ''))

const entryCode = z.string().regex(/^[\w-]{0,60}$/)

const entries = z.array(z.strictObject({ code: entryCode, text: localisedLine })).max(MOST_ENTRIES)

const day = z.string().transform((raw, check): PlainDate => {
  const date = parsePlainDate(raw)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})

/** Of a day that was written before its load had a place nothing is said. */
const programDay = z
  .strictObject({
    title: localisedLine,
    text: localisedText,
    metresWalked: z.int().min(0).max(60_000).nullable().default(null),
    minutesStanding: z.int().min(0).max(1440).nullable().default(null),
    stairSteps: z.int().min(0).max(10_000).nullable().default(null),
    chair: z.enum(chairWays).nullable().default(null),
    easierWay: localisedName.nullable().default(null),
    easierPrice: z.int().min(0).max(1_000_000_000).nullable().default(null),
    easierCurrency: z.enum(currencies).nullable().default(null),
  })
  .superRefine((load, check) => {
    const gap = gapInLoad(load)
    if (gap) check.addIssue({ code: 'custom', path: [gap] })
  })

/** What a tour asks of those who travel; a key names a step and its ticks, so no two have the same. */
const steps = z
  .array(
    z.strictObject({
      text: localisedName,
      key: z.string().regex(/^[a-z0-9-]{2,30}$/),
      daysBefore: z.int().min(0).max(365),
      doer: z.enum(stepDoers),
      tickedBy: z.enum(stepTickers),
    }),
  )
  .max(12)
  .superRefine((list, check) => {
    list.forEach(({ key: each }, at) => {
      if (list.findIndex((other) => other.key === each) < at) check.addIssue({ code: 'custom', path: [at, 'key'] })
    })
  })

export const TourDraft = z.strictObject({
  ...tourFactSchemas,
  code,
  name: localisedName,
  promise: localisedText,
  description: localisedText,
  highlights: z.array(localisedLine).max(MOST_ENTRIES),
  program: z.array(programDay).max(90),
  included: entries,
  notIncluded: entries,
  bring: entries,
  steps: steps.default([]),
  difficulty: localisedLine.nullable(),
  groupSize: z.strictObject({ min: z.int().min(0).max(1000), max: z.int().min(0).max(1000) }).nullable(),
  guideLanguages: z.array(z.string().regex(/^[a-z]{2}$/)).max(10),
  airline: key.nullable(),
  flights: z.array(z.strictObject({ from: airport, to: airport, number: flightNumber })).max(12),
  cancellation: z
    .array(z.strictObject({ fromDaysBefore: z.int().min(0).max(365), refundPercent: z.int().min(0).max(100) }))
    .max(12),
  images: z.array(picture).min(1).max(40),
  /** Keys; the first is the tour's own. */
  categories: z.array(key).min(1).max(20),
  stays: z.array(z.strictObject({ hotel: key, nights: z.int().min(0).max(90), board: z.enum(boards) })).max(20),
})

export type TourDraft = z.output<typeof TourDraft>

const fareDraft = z.strictObject({ fare: z.enum(fares), amountMinor: z.int().min(0).max(1_000_000_000) })

const flightTime = z.strictObject({
  number: flownNumber,
  from: airport,
  to: airport,
  leavesOn: day,
  leavesAt: time,
  arrivesOn: day,
  arrivesAt: time,
  terminal: z
    .string()
    .transform((raw) => normalizeInput(raw) ?? '')
    .pipe(z.string().min(1).max(20))
    .nullable(),
  bags: z.int().min(1).max(4).nullable(),
  bagKg: z.int().min(1).max(99).nullable(),
  cabinKg: z.int().min(1).max(20).nullable(),
  meetingPlace: localisedName.nullable(),
  meetsAt: time.nullable(),
})

export const DepartureDraft = z.strictObject({
  departsOn: day,
  returnsOn: day,
  /** The last day on which it is sold. */
  salesCloseOn: day,
  currency: z.enum(currencies),
  capacity: z.int().min(0).max(2000),
  /** With so many people it runs for sure; departures that name no number promise nothing. */
  minimum: z.int().min(1).max(2000).nullable().default(null),
  fares: z.array(fareDraft).max(fares.length),
  /** In the order in which they are flown; departures that were removed before there were any have none. */
  flightTimes: z.array(flightTime).max(12).default([]),
  /** When it sets off on its first day, and where it takes people up; departures without either have none. */
  startsAt: time.nullable().default(null),
  pickUp: localisedName.nullable().default(null),
})

export type DepartureDraft = z.output<typeof DepartureDraft>

export const CategoryDraft = z.strictObject({
  slug: localisedSlug,
  name: localisedName,
  description: localisedText,
  image: picture,
  metaTitle: localisedLine,
  metaDescription: localisedText,
  sortOrder: z.int().min(0).max(10_000),
  isPublished: z.boolean(),
})

export type CategoryDraft = z.output<typeof CategoryDraft>

export const HotelDraft = z.strictObject({
  slug: localisedSlug,
  name: localisedName,
  city: slug,
  cityName: localisedLine,
  district: localisedLine,
  stars: z.int().min(1).max(5).nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  postalCode: line.nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  distanceTo: line.nullable(),
  distanceToName: localisedLine.nullable(),
  walkMetres: z.int().min(0).max(100_000).nullable(),
  walkMinutes: z.int().min(0).max(1000).nullable(),
  /** As on its sign and in its street; hotels that were removed before there was one have none. */
  addressAr: line.default(''),
  nearestGate: localisedLine.default(blankText()),
  description: localisedText,
  facilities: entries,
  roomTypes: entries,
  image: picture,
  gallery: z.array(picture).max(40),
  isPublished: z.boolean(),
})

export type HotelDraft = z.output<typeof HotelDraft>

const vehiclePrice = z.strictObject({
  vehicle: localisedLine,
  amountMinor: z.int().min(0).max(1_000_000_000),
  currency: z.enum(currencies),
})

export const ServiceDraft = z.strictObject({
  slug: localisedSlug,
  name: localisedName,
  intro: localisedText,
  details: z.array(z.strictObject({ title: localisedLine, text: localisedText })).max(MOST_ENTRIES),
  transferRoutes: z
    .array(
      z.strictObject({
        key: slug,
        name: localisedLine,
        km: z.number().min(0).max(10_000),
        minutes: z.int().min(0).max(10_000),
        prices: z.array(vehiclePrice).max(12),
      }),
    )
    .max(MOST_ENTRIES),
  image: picture,
  sortOrder: z.int().min(0).max(10_000),
  isPublished: z.boolean(),
})

export type ServiceDraft = z.output<typeof ServiceDraft>

export const AirlineDraft = z.strictObject({ code: z.string().regex(/^[A-Z0-9]{2,3}$/), name: localisedName })

export type AirlineDraft = z.output<typeof AirlineDraft>

function tidied(read: string | undefined, most: number, check: z.RefinementCtx): string {
  if (read !== undefined && read.length <= most && read.isWellFormed()) return read
  check.addIssue({ code: 'custom' })
  return z.NEVER
}
