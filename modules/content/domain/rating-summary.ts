import { travelFacts, type TravelFact } from './travel-facts.ts'

/** An average of marks from 1 to 5 in tenths: 4.9 is 49. */
export type RatingTenths = number

/** Of how many who could say was something as promised, in whole percent. */
export type KeptPromise = { fact: TravelFact; percent: number; count: number }

/** What people who travelled with us gave. */
export type RatingSummary = {
  count: number
  average: RatingTenths
  /** How many gave one star, two, and so on to five. */
  marks: [number, number, number, number, number]
  kept: KeptPromise[]
  /** Some of it is invented for a demonstration. */
  hasSamples: boolean
}

/** Below this number an average would say more of one family than of the journey. */
const FEWEST_REVIEWS = 3

export type RatingCounts = {
  marks: [number, number, number, number, number]
  facts: Record<TravelFact, { yes: number; said: number }>
  samples: number
}

/** The average to a tenth and the shares of promises that were kept; `undefined` while too few have said anything. */
export function summariseRatings({ marks, facts, samples }: RatingCounts): RatingSummary | undefined {
  const count = marks.reduce((all, each) => all + each, 0)
  if (count < FEWEST_REVIEWS) return undefined
  const sum = marks.reduce((all, each, index) => all + each * (index + 1), 0)
  return {
    count,
    average: Math.round((sum * 10) / count),
    marks,
    kept: travelFacts.flatMap((fact) => {
      const { yes, said } = facts[fact]
      return said < FEWEST_REVIEWS ? [] : [{ fact, percent: Math.round((yes * 100) / said), count: said }]
    }),
    hasSamples: samples > 0,
  }
}
