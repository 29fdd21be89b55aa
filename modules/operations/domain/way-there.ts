import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { momentOf, type Moment } from './permits.ts'

type Days = { departsOn: PlainDate; returnsOn: PlainDate }

type Flown = { leavesOn: PlainDate; arrivesOn: PlainDate; arrivesAt: string }

/** The day on which the last flight of the way there leaves, and when it lands; nothing where no flight is known. */
export function wayThere(
  { departsOn, returnsOn }: Days,
  flights: readonly Flown[],
): { leavesOn: PlainDate; lands: Moment } | undefined {
  const nextDay = addDays(departsOn, 1)
  return flights
    .filter(({ leavesOn }) => leavesOn === departsOn || (leavesOn === nextDay && nextDay < returnsOn))
    .map(({ leavesOn, arrivesOn, arrivesAt }) => ({ leavesOn, lands: momentOf(arrivesOn, arrivesAt) }))
    .toSorted((one, other) => (one.lands < other.lands ? -1 : 1))
    .at(-1)
}
