import { z } from 'zod'
import { factAnswers, travelFacts, type RatingSummary } from '#modules/content/index.ts'

/** The month of a journey, `2026-11`. */
export const WireTravelledIn = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .nullable()
  .meta({ description: 'The month of the journey of a writer who travelled with us; null for what came by the form.' })

export const WireAnswers = z
  .partialRecord(z.enum(travelFacts), z.enum(factAnswers))
  .nullable()
  .meta({ description: 'Whether what was promised was so, by those who travelled with us.' })

/** What those who travelled with us gave. */
export const WireRating = z
  .object({
    count: z.int(),
    average: z.number().meta({ description: 'To a tenth.' }),
    marks: z.array(z.int()).meta({ description: 'How many gave one star, two, and so on to five.' }),
    kept: z.array(z.object({ fact: z.enum(travelFacts), percent: z.int(), count: z.int() })),
  })
  .meta({
    id: 'TravellersRating',
    description: 'Of verified reviews that match, in all languages; null while there are fewer than three.',
  })

export function ratingOnWire({ count, average, marks, kept }: RatingSummary): z.input<typeof WireRating> {
  return { count, average: average / 10, marks, kept }
}
