import type { PlainDate } from '#kernel/plain-date.ts'
import { seatsOf } from './price-cart.ts'

/** A journey of an order as far as somebody may leave it for an order of their own. */
export type SplitJourney = {
  departsOn: PlainDate
  people: readonly { id: string; fare: string; isCancelled: boolean }[]
}

export type SplitProblem =
  | { code: 'nobody-chosen' }
  | { code: 'traveller-not-found' }
  | { code: 'journey-gone' }
  | { code: 'nobody-stays' }
  | { code: 'babies-alone' }

/** Whether those who are chosen may leave: somebody stays on every journey, and no babies are left alone on either side. */
export function checkSplit(
  journeys: readonly SplitJourney[],
  leaving: readonly string[],
  today: PlainDate,
): SplitProblem | undefined {
  if (leaving.length === 0) return { code: 'nobody-chosen' }
  const living = journeys.map(({ departsOn, people }) => {
    const all = people.filter(({ isCancelled }) => !isCancelled)
    const [go = [], stay = []] = [true, false].map((goes) => all.filter(({ id }) => leaving.includes(id) === goes))
    return { departsOn, go, stay }
  })
  const found = living.reduce((count, { go }) => count + go.length, 0)
  if (found !== new Set(leaving).size) return { code: 'traveller-not-found' }
  const touched = living.filter(({ go }) => go.length > 0)
  if (touched.some(({ departsOn }) => departsOn <= today)) return { code: 'journey-gone' }
  if (touched.some(({ stay }) => stay.length === 0)) return { code: 'nobody-stays' }
  if (touched.some(({ go, stay }) => [go, stay].some((side) => side.every(({ fare }) => seatOfFare(fare) === 0))))
    return { code: 'babies-alone' }
  return undefined
}

export function seatOfFare(fare: string): number {
  return seatsOf([{ tourId: '', fare, quantity: 1 }])
}
