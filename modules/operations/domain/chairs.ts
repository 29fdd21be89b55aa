import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { momentOf, type Moment } from './permits.ts'

/** Hours on a day, by the clocks there; an end that is not after the beginning is on the next day. */
export type ChairHours = { day: PlainDate; from: string; until: string }

/** How many wheelchairs, and people who push them, somebody keeps ready for the agency, and where. */
export type ChairFacts = ChairHours & {
  /** By its own id; null for chairs that everybody of the day may have. */
  departureId: string | null
  place: string
  chairs: number
  pushers: number
  supplier: string
  phone: string
}

export type ChairContract = ChairFacts & { id: string }

/** Who has a chair of a contract, and for which of its hours. */
export type TakenChair = ChairHours & { id: string; contractId: string; passengerId: string; withPusher: boolean }

/** When more are in use than were contracted, and of what. */
export type FullHour = { what: 'chairs' | 'pushers'; day: PlainDate; hour: string; contracted: number }

type Use = ChairHours & Pick<TakenChair, 'withPusher'>

/** From when until when; the end is not among the hours. */
function spanOf({ day, from, until }: ChairHours): { start: Moment; end: Moment } {
  return { start: momentOf(day, from), end: momentOf(until > from ? day : addDays(day, 1), until) }
}

export function overlaps(one: ChairHours, other: ChairHours): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  return a.start < b.end && b.start < a.end
}

export function isWithin(inner: ChairHours, outer: ChairHours): boolean {
  const [a, b] = [spanOf(inner), spanOf(outer)]
  return b.start <= a.start && a.end <= b.end
}

/**
 * The hours of a contract that somebody means by two times of day: an empty one is the contract's own, and times after
 * midnight are those of the night. Undefined when the chairs are not there then.
 */
export function hoursWithin(contract: ChairHours, asked: { from: string; until: string }): ChairHours | undefined {
  const from = asked.from || contract.from
  const until = asked.until || contract.until
  if (from === until) return undefined
  return [contract.day, addDays(contract.day, 1)]
    .map((day) => ({ day, from, until }))
    .find((hours) => isWithin(hours, contract))
}

/** The first moment at which more chairs or pushers are in use than were contracted; undefined when there is none. */
export function fullHourOf(
  { chairs, pushers }: Pick<ChairFacts, 'chairs' | 'pushers'>,
  taken: readonly Use[],
): FullHour | undefined {
  // Use only rises where somebody begins.
  const inOrder = taken.toSorted((a, b) => (spanOf(a).start < spanOf(b).start ? -1 : 1))
  for (const { day, from } of inOrder) {
    const used = usedAt(taken, momentOf(day, from))
    if (used.chairs > chairs) return { what: 'chairs', day, hour: from, contracted: chairs }
    if (used.pushers > pushers) return { what: 'pushers', day, hour: from, contracted: pushers }
  }
  return undefined
}

/** How many chairs and pushers are in use at once within each hour of the clock of a contract, at most. */
export function usePerHour(
  contract: ChairHours,
  taken: readonly Use[],
): { day: PlainDate; hour: string; chairs: number; pushers: number }[] {
  const { start, end } = spanOf(contract)
  return [contract.day, addDays(contract.day, 1)].flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => ({ day, hour: clock(hour) })).flatMap(({ day: on, hour }, at) => {
      const from = momentOf(on, hour)
      const until = at === 23 ? momentOf(addDays(on, 1), '00:00') : momentOf(on, clock(at + 1))
      if (until <= start || end <= from) return []
      const rises = taken.map((each) => spanOf(each).start).filter((moment) => from < moment && moment < until)
      const used = [from < start ? start : from, ...rises].map((moment) => usedAt(taken, moment))
      const most = (what: 'chairs' | 'pushers') => Math.max(...used.map((each) => each[what]))
      return [{ day: on, hour, chairs: most('chairs'), pushers: most('pushers') }]
    }),
  )
}

function usedAt(taken: readonly Use[], moment: Moment): { chairs: number; pushers: number } {
  const inUse = taken.filter((each) => {
    const { start, end } = spanOf(each)
    return start <= moment && moment < end
  })
  return { chairs: inUse.length, pushers: inUse.filter(({ withPusher }) => withPusher).length }
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
