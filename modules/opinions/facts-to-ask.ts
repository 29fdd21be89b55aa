import type { Journey, TravelFact } from '#modules/content/index.ts'

/** Journeys to Makkah, where the way on foot to the Haram is part of what was promised. */
const sacredKinds = ['umrah', 'hajj']

/** The four facts that people are asked about: those that fit a journey of its kind, with or without a hotel. */
export function factsToAsk(journey: { kind: string; hasHotel: boolean }): TravelFact[] {
  if (!journey.hasHotel) return ['bus', 'guide', 'program', 'included']
  return sacredKinds.includes(journey.kind) ? ['hotel', 'walk', 'bus', 'guide'] : ['hotel', 'bus', 'guide', 'program']
}

const journeyOfKind: Readonly<Record<string, Journey>> = {
  umrah: 'umrah',
  private: 'private',
  regional: 'regional',
  turkey: 'regional',
  day: 'istanbul-day',
}

/** Under which kind of journey a review stands beside others; none where there is no such shelf. */
export function journeyOf(kind: string): Journey | null {
  return journeyOfKind[kind] ?? null
}
