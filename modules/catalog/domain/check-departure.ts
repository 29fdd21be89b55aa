import type { PlainDate } from '#kernel/plain-date.ts'
import type { DepartureStatus } from './availability.ts'
import { isRoomFare, type Fare } from './fares.ts'

export type DepartureProblem = 'date-order' | 'sales-close' | 'fare-twice' | 'no-adult-fare' | 'minimum-seats'

type Draft = {
  departsOn: PlainDate
  returnsOn: PlainDate
  salesCloseOn: PlainDate
  capacity: number
  minimum: number | null
  fares: readonly { fare: Fare }[]
}

/** What is wrong with the days and prices of a departure; on sale it needs a price for adults. */
export function checkDeparture(draft: Draft, status: DepartureStatus): DepartureProblem | undefined {
  if (draft.returnsOn < draft.departsOn) return 'date-order'
  if (draft.salesCloseOn > draft.departsOn) return 'sales-close'
  if (draft.minimum !== null && draft.minimum > draft.capacity) return 'minimum-seats'
  if (new Set(draft.fares.map(({ fare }) => fare)).size < draft.fares.length) return 'fare-twice'
  return status !== 'draft' && !hasAdultFare(draft.fares) ? 'no-adult-fare' : undefined
}

export function hasAdultFare(fares: readonly { fare: Fare }[]): boolean {
  return fares.some(({ fare }) => fare === 'adult' || isRoomFare(fare))
}
