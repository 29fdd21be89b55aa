import { z } from 'zod'
import { tourFacts, tourFields, type TourFact, type TourFactValues, type TourFlag } from './domain/tour-fields.ts'

/** The facts of a tour as staff may write them. */
export const tourFactSchemas = Object.fromEntries(tourFacts.map((fact) => [fact, boundedSchema(fact)])) as {
  [Fact in TourFact]: z.ZodType<TourFactValues[Fact], TourFactValues[Fact]>
}

/** The facts of a tour in a deck, which may leave a yes or no out. */
export const deckTourFacts = Object.fromEntries(
  tourFacts.map((fact) => {
    const { kind, blank } = tourFields[fact]
    return [fact, kind === 'flag' ? z.boolean().default(blank) : boundedSchema(fact)]
  }),
) as {
  [Fact in TourFact]: Fact extends TourFlag
    ? z.ZodDefault<z.ZodBoolean>
    : z.ZodType<TourFactValues[Fact], TourFactValues[Fact]>
}

function boundedSchema(fact: TourFact): z.ZodType {
  const field = tourFields[fact]
  switch (field.kind) {
    case 'flag':
      return z.boolean()
    case 'number':
      return z.int().min(field.min).max(field.max)
    case 'number-or-none':
      return z.int().min(field.min).max(field.max).nullable()
    case 'choice':
      return z.enum(field.options)
  }
}
