import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { momentOf, type Moment } from './permits.ts'

type Days = { departsOn: PlainDate; returnsOn: PlainDate }

type Flown = { leavesOn: PlainDate; arrivesOn: PlainDate; arrivesAt: string }

/** The flight with which the way there ends: it leaves on the first day or the next, and lands last. */
export function lastFlightThere<Flight extends Flown>(
  { departsOn, returnsOn }: Days,
  flights: readonly Flight[],
): Flight | undefined {
  const nextDay = addDays(departsOn, 1)
  return flights
    .filter(({ leavesOn }) => leavesOn === departsOn || (leavesOn === nextDay && nextDay < returnsOn))
    .toSorted((one, other) => (landing(one) < landing(other) ? -1 : 1))
    .at(-1)
}

/** When a flight lands. */
export function landing({ arrivesOn, arrivesAt }: Pick<Flown, 'arrivesOn' | 'arrivesAt'>): Moment {
  return momentOf(arrivesOn, arrivesAt)
}
