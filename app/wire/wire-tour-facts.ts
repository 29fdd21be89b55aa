import { z } from 'zod'
import { tourFacts, tourFields, type TourFact, type TourFactsBy } from '#modules/catalog/index.ts'

/** The facts of a tour as calls send and answer them; how large a number may be is checked with the draft. */
export const wireTourFacts = Object.fromEntries(tourFacts.map((fact) => [tourFields[fact].wire, schemaOf(fact)])) as {
  [Wire in keyof TourFactsBy<'wire'>]: z.ZodType<TourFactsBy<'wire'>[Wire], TourFactsBy<'wire'>[Wire]>
}

function schemaOf(fact: TourFact): z.ZodType {
  const field = tourFields[fact]
  switch (field.kind) {
    case 'flag':
      return z.boolean()
    case 'number':
      return z.int()
    case 'number-or-none':
      return z.int().nullable()
    case 'choice':
      return z.enum(field.options)
  }
}
