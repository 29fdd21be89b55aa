/** What the law tells apart: about something that was bought or asked for, or an advertisement. */
export type MessageKind = 'service' | 'commercial'

/** `mailed`: no way led to them in time. `lost`: neither, and there is no address. */
export type MessageState = 'open' | 'reached' | 'mailed' | 'lost'

/**
 * `sending` stands while the provider is being asked, and after a death in between; `uncertain` when nobody knows whether
 * the provider heard it.
 */
export type AttemptState = 'waiting' | 'sending' | 'uncertain' | 'accepted' | 'delivered' | 'read' | 'failed'

/** From which state a report of a provider leads to which: reports come late, twice and out of order. */
const followers: Record<AttemptState, readonly AttemptState[]> = {
  waiting: [],
  sending: ['accepted', 'delivered', 'read', 'failed'],
  uncertain: ['accepted', 'delivered', 'read', 'failed'],
  accepted: ['delivered', 'read', 'failed'],
  delivered: ['read'],
  read: [],
  // Somebody with two telephones has it on one of them.
  failed: ['delivered', 'read'],
}

/** The states that a report of `next` may find. */
export function statesBefore(next: AttemptState): AttemptState[] {
  const all = Object.keys(followers) as AttemptState[]
  return all.filter((state) => followers[state].includes(next))
}
