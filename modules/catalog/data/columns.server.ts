import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { inEveryLocale, textIn } from '#kernel/locale.ts'
import { chairWays } from '../domain/day-load.ts'
import { stepDoers, stepTickers } from '../domain/tour-step.ts'
import { storedText } from '#platform/db/stored-text.server.ts'

/** The jsonb columns of the catalogue, parsed where they are read and where a deck is imported. */
export const localised = storedText

/** A name for whoever reads: where a language has none, that of the nearest language stands in. */
export const named = storedText.transform((text) => inEveryLocale((locale) => textIn(locale, text)))

export const localisedList = z.array(localised)

export const flights = z.array(
  z.object({ from: z.string(), to: z.string(), number: z.string().nullable().default(null) }),
)

/** What a tour asks of those who travel, as it stands in its column. */
export const tourSteps = z.array(
  z.object({
    key: z.string(),
    daysBefore: z.number().int(),
    doer: z.enum(stepDoers),
    tickedBy: z.enum(stepTickers),
    text: named,
  }),
)

const storedDay = z.string().transform(plainDate)

/** In the order of the draft of a departure, so that what is stored and what is typed read alike. */
export const flightTimes = z.array(
  z.object({
    number: z.string(),
    from: z.string(),
    to: z.string(),
    leavesOn: storedDay,
    leavesAt: z.string(),
    arrivesOn: storedDay,
    arrivesAt: z.string(),
    terminal: z.string().nullable(),
    bags: z.number().int().nullable(),
    bagKg: z.number().int().nullable(),
    cabinKg: z.number().int().nullable(),
    meetingPlace: localised.nullable(),
    meetsAt: z.string().nullable(),
  }),
)

/** Days that were written before anything was said of their load have none. */
export const program = z.array(
  z.object({
    day: z.number().int(),
    title: localised,
    text: localised,
    metresWalked: z.number().int().nullable().default(null),
    minutesStanding: z.number().int().nullable().default(null),
    stairSteps: z.number().int().nullable().default(null),
    chair: z.enum(chairWays).nullable().default(null),
    easierWay: localised.nullable().default(null),
    easierPrice: z.number().int().nullable().default(null),
    easierCurrency: z.enum(currencies).nullable().default(null),
  }),
)

export const entries = z.array(z.object({ code: z.string(), text: localised }))

export const titledTexts = z.array(z.object({ title: localised, text: localised }))

export const cancellationBands = z.array(
  z.object({ fromDaysBefore: z.number().int(), refundPercent: z.number().int().min(0).max(100) }),
)

export const strings = z.array(z.string())

export const transferRoutes = z.array(
  z.object({
    key: z.string(),
    name: localised,
    km: z.number(),
    minutes: z.number().int(),
    prices: z.array(z.object({ vehicle: localised, amountMinor: z.number().int(), currency: z.enum(currencies) })),
  }),
)
