import { z } from 'zod'
import { currencies } from '#kernel/money.ts'

/** The jsonb columns of the catalogue, parsed where they are read and where a deck is imported. */
export const localised = z.object({ tr: z.string(), en: z.string(), ar: z.string() })

export const localisedList = z.array(localised)

export const flights = z.array(
  z.object({ from: z.string(), to: z.string(), number: z.string().nullable().default(null) }),
)

export const program = z.array(z.object({ day: z.number().int(), title: localised, text: localised }))

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
