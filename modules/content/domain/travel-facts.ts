/** What people who came back are asked about what they had been promised. */
export const travelFacts = ['hotel', 'walk', 'bus', 'guide', 'program', 'included'] as const

export type TravelFact = (typeof travelFacts)[number]

/** `none`: it does not apply to their journey, and counts neither way. */
export const factAnswers = ['yes', 'partly', 'no', 'none'] as const

export type FactAnswer = (typeof factAnswers)[number]

/** What was said of each fact that was asked. */
export type FactAnswers = Partial<Record<TravelFact, FactAnswer>>
