import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { TimedFlight } from './flight-times.ts'
import type { Board } from './tour.ts'

/** A hotel that was promised, as far as it matters to those who sleep there. */
export type PromisedStay = {
  key: string
  name: Localised
  /** The key of its city. */
  city: string
  cityName: Localised
  stars: number | null
  /** Metres on foot to what one comes for; null where nobody measured. */
  metres: number | null
  board: Board
  nights: number
}

/** What a departure promises to those who travel on it, beside the prices and rooms that each order holds itself. */
export type Promised = {
  departsOn: PlainDate
  returnsOn: PlainDate
  startsAt: string | null
  pickUp: Localised | null
  /** In the order in which they stay there. */
  stays: PromisedStay[]
  /** In the order in which they are flown; none while they are not known. */
  flights: TimedFlight[]
  guideLanguages: string[]
  mostInGroup: number | null
  /** Stands for the words of the days: another one is another program. */
  program: string
}
