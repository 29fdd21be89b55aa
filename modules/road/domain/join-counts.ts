import type { BegunCount, CountPlace, RoadTick } from './marks.ts'

/** Two counts at one place that began within that time of each other are one: two leaders count together. */
const TOGETHER_MS = 45 * 60_000

/** One count of a group, from however many telephones. */
export type JoinedCount = {
  /** Of everything that was joined, the first begun first. */
  ids: string[]
  place: CountPlace
  begunAt: Date
  /** Who is here by the tick made last about them, and since when. */
  here: { passengerId: string; at: Date }[]
}

/**
 * The counts of a group, the last begun first. Whatever the order in which marks arrive, and as often as they do, the answer
 * is the same: of two ticks about one person the one made later holds.
 */
export function joinCounts(counts: readonly BegunCount[], ticks: readonly RoadTick[]): JoinedCount[] {
  const joined: BegunCount[][] = []
  for (const count of counts.toSorted(byPlaceAndTime)) {
    const group = joined.at(-1)
    const before = group?.at(-1)
    if (group && before?.place === count.place && count.begunAt.getTime() - before.begunAt.getTime() <= TOGETHER_MS)
      group.push(count)
    else joined.push([count])
  }
  return joined.map((group) => toJoined(group, ticks)).toSorted(lastBegunFirst)
}

function toJoined(group: readonly BegunCount[], ticks: readonly RoadTick[]): JoinedCount {
  const ids = group.map(({ id }) => id)
  const last = new Map<string, RoadTick>()
  for (const tick of ticks) {
    if (!ids.includes(tick.countId)) continue
    const known = last.get(tick.passengerId)
    if (!known || isLater(tick, known)) last.set(tick.passengerId, tick)
  }
  const here = [...last.values()]
    .filter(({ isHere }) => isHere)
    .map(({ passengerId, tickedAt }) => ({ passengerId, at: tickedAt }))
    .toSorted((one, other) => one.passengerId.localeCompare(other.passengerId))
  const [first] = group as readonly [BegunCount, ...BegunCount[]]
  return { ids, place: first.place, begunAt: first.begunAt, here }
}

/** Two ticks of one instant are told apart by their ids, so that every telephone sees the same. */
function isLater(one: RoadTick, other: RoadTick): boolean {
  const apart = one.tickedAt.getTime() - other.tickedAt.getTime()
  return apart === 0 ? one.id > other.id : apart > 0
}

function byPlaceAndTime(one: BegunCount, other: BegunCount): number {
  return (
    one.place.localeCompare(other.place) ||
    one.begunAt.getTime() - other.begunAt.getTime() ||
    one.id.localeCompare(other.id)
  )
}

function lastBegunFirst(one: JoinedCount, other: JoinedCount): number {
  return other.begunAt.getTime() - one.begunAt.getTime() || one.place.localeCompare(other.place)
}
