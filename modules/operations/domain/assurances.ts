import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export const assuranceKinds = ['airline', 'hotels', 'guide', 'visas'] as const

/** What has to stand before a departure is as sure as it can be, beside the people it takes. */
export type AssuranceKind = (typeof assuranceKinds)[number]

/** One of them, with where it stands. */
export type Assurance = {
  kind: AssuranceKind
  isKept: boolean
  /** The day of the paper or the last step that it rests on; null while it is open, and where nobody wrote the day down. */
  since: PlainDate | null
  /** By when it is expected while it is open; null once it is kept, and once that day is over. */
  expectedBy: PlainDate | null
  /** How many of how many; of visas alone, and while there is somebody who needs one. */
  count: { done: number; of: number } | null
}

/** How many days before a departure each is there at the latest. */
export type AssuranceDays = Record<AssuranceKind, number>

/** What is known of a departure. */
export type AssuredFacts = {
  departsOn: PlainDate
  flies: boolean
  /** Places that are sold. */
  sold: number
  /** What the airline has confirmed. */
  airline: { seats: number; confirmedOn: PlainDate } | null
  /** Of its nights in Makkah and Madinah. */
  nights: { of: number; uncovered: number; documentedOn: PlainDate | null }
  /** Who leads or guides it, by the day on which each was named. */
  guides: readonly { namedOn: PlainDate | null }[]
  /** Of those who need one. */
  visas: { needed: number; granted: number; grantedOn: PlainDate | null }
}

/**
 * What is kept and what is open of a departure, in the order in which it comes about. Nothing is kept without what proves it:
 * fewer seats than are sold, one night without a contract, or one visa that is missing leave it open.
 */
export function assurancesOf(facts: AssuredFacts, days: AssuranceDays, today: PlainDate): Assurance[] {
  const { departsOn, flies, sold, airline, nights, guides, visas } = facts
  const stands = (kind: AssuranceKind, isKept: boolean, since: PlainDate | null, count: Assurance['count'] = null) => {
    const by = addDays(departsOn, -days[kind])
    return {
      kind,
      isKept,
      since: isKept ? since : null,
      expectedBy: isKept || by < today ? null : by,
      count,
    }
  }
  const asksVisas = nights.of > 0 || visas.needed > 0
  const granted = visas.needed > 0 && visas.granted === visas.needed
  const counted = visas.needed > 0 ? { done: visas.granted, of: visas.needed } : null
  return [
    ...(flies
      ? [stands('airline', airline !== null && holdsSeats(airline.seats, sold), airline?.confirmedOn ?? null)]
      : []),
    ...(nights.of > 0 ? [stands('hotels', nights.uncovered === 0, nights.documentedOn)] : []),
    stands('guide', guides.length > 0, firstNamed(guides)),
    ...(asksVisas ? [stands('visas', granted, visas.grantedOn, counted)] : []),
  ]
}

/** Whether an airline has confirmed a seat for everybody who has bought one; none at all holds nothing. */
export function holdsSeats(seats: number, sold: number): boolean {
  return seats >= Math.max(sold, 1)
}

/** Null as soon as it is not known of one of them: somebody may have been there earlier. */
function firstNamed(guides: AssuredFacts['guides']): PlainDate | null {
  const days = guides.map(({ namedOn }) => namedOn)
  return days.includes(null) ? null : (days.toSorted()[0] ?? null)
}
