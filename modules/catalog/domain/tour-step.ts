import type { Localised } from '#kernel/locale.ts'

export const stepDoers = ['traveller', 'agency'] as const

/** Who does a step: whoever travels, or we for them. */
export type StepDoer = (typeof stepDoers)[number]

export const stepTickers = ['traveller', 'staff'] as const

/** Who says that a step is done. */
export type StepTicker = (typeof stepTickers)[number]

/** Something that a tour asks of everybody who travels, so many open days before it leaves. */
export type TourStep = {
  key: string
  daysBefore: number
  doer: StepDoer
  tickedBy: StepTicker
  text: Localised
}
