import { ageOn, type PlainDate } from '#kernel/plain-date.ts'

/** Below that age a finder calls the parent. */
const CHILD_BELOW = 12

type Gender = 'female' | 'male' | null

export type CardLeader = { phoneE164: string; gender: Gender; departureId: string | null }

/** Whom a finder calls first. */
export type FirstCall = { who: 'leader' | 'parent' | 'family'; phone: string }

type Bearer = {
  departureId: string
  gender: Gender
  bornOn: PlainDate | null
  /** Of whoever ordered. */
  contactPhone: string
  /** Of whom the booking names to call at home. */
  emergencyPhone: string | null
}

/**
 * For a child below twelve the number of whoever ordered, and where that cannot be called, of whom the booking names to
 * call at home. Otherwise a leader of the departure: of the same sex first, and of those
 * whoever was named for this departure before whoever is there for all of the day. Nobody where none can be called.
 */
export function firstCallOf(bearer: Bearer, leaders: readonly CardLeader[], day: PlainDate): FirstCall | null {
  const isChild = bearer.bornOn !== null && ageOn(bearer.bornOn, day) < CHILD_BELOW
  if (isChild && bearer.contactPhone.startsWith('+')) return { who: 'parent', phone: bearer.contactPhone }
  if (isChild && bearer.emergencyPhone) return { who: 'family', phone: bearer.emergencyPhone }
  const rank = (leader: CardLeader) =>
    (leader.gender !== null && leader.gender === bearer.gender ? 0 : leader.gender === null ? 2 : 4) +
    (leader.departureId === null ? 1 : 0)
  const [first] = leaders
    .filter(({ departureId }) => departureId === null || departureId === bearer.departureId)
    .toSorted((a, b) => rank(a) - rank(b))
  return first ? { who: 'leader', phone: first.phoneE164 } : null
}

/** `Ayşe Y.`; the whole name where its bearer chose that. */
export function nameOnCard({ firstName, lastName }: { firstName: string; lastName: string }, isWhole: boolean): string {
  const [initial = ''] = lastName
  return (isWhole ? `${firstName} ${lastName}` : `${firstName} ${initial === '' ? '' : `${initial}.`}`).trim()
}
