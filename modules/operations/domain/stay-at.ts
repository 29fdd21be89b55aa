import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { momentOf, type Moment } from './permits.ts'
import { lastFlightThere } from './last-flight-there.ts'

/** A flight or a ride. An empty hour is not known yet; a flight alone says the day on which it lands. */
type Leaving = { leavesOn: PlainDate; leavesAt: string; arrivesAt: string; arrivesOn?: PlainDate }

/** A journey with its hotels in their order, and with everything that leaves during it. */
export type SleptJourney<Stay extends { nights: number } = { nights: number }> = {
  departsOn: PlainDate
  returnsOn: PlainDate
  stays: readonly Stay[]
  leavings: readonly Leaving[]
}

/** Rooms are left at noon. */
const ROOMS_ARE_LEFT = '12:00'

/**
 * The hotel of travellers at an hour: the first night is that of the day on which they land, and on the day on which they
 * move the next hotel is theirs from the moment at which the last flight or ride of the day leaves, noon where none is
 * known. Before the journey it is the first, after it the last, and nothing for a journey without a hotel.
 */
export function stayAt<Stay extends { nights: number }>(
  journey: SleptJourney<Stay>,
  day: PlainDate,
  hour: string,
): Stay | undefined {
  const { stays, leavings, departsOn } = journey
  let until = there(journey)?.arrivesOn ?? departsOn
  return (
    stays.find(({ nights }) => {
      until = addDays(until, nights)
      return momentOf(day, hour) < leftAt(until, leavings)
    }) ?? stays.at(-1)
  )
}

/** Whether travellers are under way: from when the last flight or ride of the first day leaves until that of the last. */
export function isAway(journey: SleptJourney, day: PlainDate, hour: string): boolean {
  const { departsOn, returnsOn, leavings } = journey
  const now = momentOf(day, hour)
  return leftAt(there(journey)?.leavesOn ?? departsOn, leavings) <= now && now < leftAt(returnsOn, leavings)
}

function there(journey: SleptJourney) {
  return lastFlightThere(
    journey,
    journey.leavings.flatMap(({ arrivesOn, ...leaving }) => (arrivesOn ? [{ ...leaving, arrivesOn }] : [])),
  )
}

function leftAt(day: PlainDate, leavings: readonly Leaving[]): Moment {
  const last = leavings
    .filter(({ leavesOn, leavesAt }) => leavesOn === day && leavesAt !== '')
    .map(({ leavesAt }) => leavesAt)
    .toSorted()
    .at(-1)
  return momentOf(day, last ?? ROOMS_ARE_LEFT)
}
