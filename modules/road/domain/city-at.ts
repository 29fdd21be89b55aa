import { addDays, type PlainDate } from '#kernel/plain-date.ts'

type Journey = {
  departsOn: PlainDate
  returnsOn: PlainDate
  /** In the order of the journey; the city by its key. */
  stays: readonly { city: string; nights: number }[]
  /** When a flight or a ride leaves; an empty hour is not known yet. */
  leavings: readonly { leavesOn: PlainDate; leavesAt: string }[]
}

/** Rooms are left at noon. */
const ROOMS_ARE_LEFT = '12:00'

/**
 * The city in which travellers are: where they slept, and from the moment at which the last flight or ride of the day
 * leaves, noon where none is known, where they sleep next. Null before the first departure and after the last.
 */
export function cityAt(
  { departsOn, returnsOn, stays, leavings }: Journey,
  day: PlainDate,
  hour: string,
): string | null {
  const slept = cityOfNight(addDays(day, -1))
  const next = day < returnsOn ? cityOfNight(day) : null
  const last = leavings
    .filter(({ leavesOn, leavesAt }) => leavesOn === day && leavesAt !== '')
    .map(({ leavesAt }) => leavesAt)
    .toSorted()
    .at(-1)
  return hour < (last ?? ROOMS_ARE_LEFT) ? slept : next

  function cityOfNight(night: PlainDate): string | null {
    let until = departsOn
    const stay = stays.find(({ nights }) => {
      until = addDays(until, nights)
      return night < until
    })
    if (night < departsOn || night >= returnsOn) return null
    return (stay ?? stays.at(-1))?.city ?? null
  }
}
