import type { PlainDate } from '#kernel/plain-date.ts'
import type { OrderAmounts } from './reprice.ts'

/** An order as far as another one may be joined with it. */
export type JoinedOrder = {
  id: string
  isAlive: boolean
  isSold: boolean
  amounts: OrderAmounts
  journeys: readonly { departureId: string; departsOn: PlainDate }[]
  /** Somebody has left it, and what was kept of them stays with it. */
  hasLeft: boolean
  hasFamilies: boolean
}

export type JoinProblem =
  | { code: 'same-order' }
  | { code: 'order-closed' }
  | { code: 'other-departure' }
  | { code: 'journey-gone' }
  | { code: 'other-currency' }
  | { code: 'other-tax' }
  | { code: 'sold-and-unsold' }
  | { code: 'travellers-left' }
  | { code: 'shared-by-families' }

/**
 * Whether one order can go on in another one: everybody of it travels on a departure of the other, both are sold or both wait
 * for their money, and nobody has left it, because what was kept of them stays with their order.
 */
export function checkJoin(stays: JoinedOrder, ends: JoinedOrder, today: PlainDate): JoinProblem | undefined {
  if (stays.id === ends.id) return { code: 'same-order' }
  if (!stays.isAlive || !ends.isAlive) return { code: 'order-closed' }
  const departures = stays.journeys.map(({ departureId }) => departureId)
  if (ends.journeys.some(({ departureId }) => !departures.includes(departureId))) return { code: 'other-departure' }
  if (ends.journeys.some(({ departsOn }) => departsOn <= today)) return { code: 'journey-gone' }
  if (stays.amounts.total.currency !== ends.amounts.total.currency) return { code: 'other-currency' }
  const isTaxAlike =
    stays.amounts.taxRate === ends.amounts.taxRate && stays.amounts.isTaxIncluded === ends.amounts.isTaxIncluded
  if (!isTaxAlike) return { code: 'other-tax' }
  if (stays.isSold !== ends.isSold) return { code: 'sold-and-unsold' }
  if (ends.hasLeft) return { code: 'travellers-left' }
  if (stays.hasFamilies || ends.hasFamilies) return { code: 'shared-by-families' }
  return undefined
}
