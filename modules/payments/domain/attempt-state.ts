/** What a payment attempt can be; the database knows the same words. */
export const attemptStates = [
  'created',
  'pending_3ds',
  'pending_transfer',
  'processing',
  'unknown',
  'authorised',
  'expired',
  'cancelled',
  'failed',
  'captured',
  'partially_refunded',
  'refunded',
  'disputed',
  'reversed',
] as const

/** How money can come: by card, by transfer, or over the desk into a cash register. */
export const paymentMethods = ['card', 'transfer', 'cash'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

export type AttemptState = (typeof attemptStates)[number]

/** States in which money may still move; a payment has at most one attempt in one of them. */
export const liveStates = [
  'created',
  'pending_3ds',
  'pending_transfer',
  'processing',
  'unknown',
  'authorised',
] as const satisfies AttemptState[]

/** Live states in which nobody knows yet whether money moved, so that no other attempt may start. */
const undecidedStates = ['created', 'processing', 'unknown', 'authorised'] as const satisfies AttemptState[]

/** States in which the customer's money is, or was, ours. */
const paidStates = ['captured', 'partially_refunded', 'refunded', 'disputed'] as const satisfies AttemptState[]

const settlements = ['unknown', 'authorised', 'expired', 'cancelled', 'failed', 'captured'] as const

/**
 * Every allowed step. A capture can arrive after we gave an attempt up, but nothing takes a capture back, except that of
 * cash: staff who entered it take the entry back. A dispute that is won leaves what was captured and not given back.
 */
export const transitions: Record<AttemptState, readonly AttemptState[]> = {
  created: ['pending_3ds', 'pending_transfer', 'processing', ...settlements],
  pending_3ds: ['processing', ...settlements],
  pending_transfer: ['expired', 'cancelled', 'failed', 'captured'],
  processing: settlements,
  unknown: ['authorised', 'expired', 'cancelled', 'failed', 'captured'],
  authorised: ['expired', 'cancelled', 'failed', 'captured'],
  expired: ['cancelled', 'failed', 'captured'],
  cancelled: ['failed', 'captured'],
  failed: ['captured'],
  captured: ['partially_refunded', 'refunded', 'disputed', 'reversed'],
  partially_refunded: ['refunded', 'disputed'],
  refunded: [],
  disputed: ['captured', 'partially_refunded', 'refunded'],
  reversed: [],
}

export function isLive(state: AttemptState): boolean {
  return isOneOf(liveStates, state)
}

export function isUndecided(state: AttemptState): boolean {
  return isOneOf(undecidedStates, state)
}

export function isPaid(state: AttemptState): boolean {
  return isOneOf(paidStates, state)
}

/** Whether money of the customer lies with us: all of it may have gone back. */
export function holdsMoney(state: AttemptState): boolean {
  return isPaid(state) && state !== 'refunded'
}

function isOneOf(states: readonly AttemptState[], state: AttemptState): boolean {
  return states.includes(state)
}
