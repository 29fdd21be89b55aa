import type { Localised } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'

/** Whether a day of the programme can be made in a wheelchair. */
export const chairWays = ['yes', 'pusher', 'no'] as const

export type ChairWay = (typeof chairWays)[number]

/**
 * What a day of the programme asks of a body, as staff say it; `null` is not said, which is not the same as nothing. The
 * easier way may be said without a price, never a price without the way or without its currency.
 */
export type DayLoad = {
  metresWalked: number | null
  minutesStanding: number | null
  /** Steps of stairs, up and down. */
  stairSteps: number | null
  chair: ChairWay | null
  /** What somebody does instead who cannot do the day as it is: a ride, another floor, staying behind. */
  easierWay: Localised | null
  /** In hundredths, for one person. */
  easierPrice: number | null
  easierCurrency: Currency | null
}

/** A day of which nothing is said. */
export const unsaidLoad: DayLoad = {
  metresWalked: null,
  minutesStanding: null,
  stairSteps: null,
  chair: null,
  easierWay: null,
  easierPrice: null,
  easierCurrency: null,
}

/** The load of a day out of a record that holds more. */
export function loadOf(day: DayLoad): DayLoad {
  const { metresWalked, minutesStanding, stairSteps, chair, easierWay, easierPrice, easierCurrency } = day
  return { metresWalked, minutesStanding, stairSteps, chair, easierWay, easierPrice, easierCurrency }
}

/** The part of a load that is said incompletely: a price needs what it is for and its currency. */
export function gapInLoad({ easierWay, easierPrice, easierCurrency }: DayLoad): keyof DayLoad | undefined {
  if (easierPrice === null) return undefined
  if (easierWay === null) return 'easierWay'
  return easierCurrency === null ? 'easierCurrency' : undefined
}
