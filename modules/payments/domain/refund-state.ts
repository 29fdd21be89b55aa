/** What a refund can be; the database knows the same words. */
export const refundStates = ['requested', 'processing', 'unknown', 'failed', 'succeeded'] as const

export type RefundState = (typeof refundStates)[number]

/** Why money goes back: a cancellation, by hand, because it was more than owed, or because no seats were left for it. */
export const refundCauses = ['cancellation', 'manual', 'excess', 'seats-missing'] as const

export type RefundCause = (typeof refundCauses)[number]

/** How money goes back: by the provider that took it, by transfer, or over the desk out of a cash register. */
export const refundMethods = ['provider', 'transfer', 'cash'] as const

export type RefundMethod = (typeof refundMethods)[number]

/** Where the money stood in the books: owed for something sold, or not yet explained. */
export type RefundAccount = 'receivable' | 'suspense'

/** What one look at a provider showed about a refund; `not-sent` means that the request never left us. */
export type RefundOutcome = 'succeeded' | 'pending' | 'refused' | 'indeterminate' | 'not-sent' | 'not-found'

/** Every allowed step. A refund that never reached the provider may be sent again; what has gone back stays so. */
export const refundTransitions: Record<RefundState, readonly RefundState[]> = {
  requested: ['processing', 'succeeded', 'failed'],
  processing: ['requested', 'unknown', 'failed', 'succeeded'],
  unknown: ['requested', 'failed', 'succeeded'],
  failed: [],
  succeeded: [],
}

/** States in which the money still counts as promised. */
const openRefundStates = ['requested', 'processing', 'unknown'] as const satisfies RefundState[]

export function isOpenRefund(state: RefundState): boolean {
  return (openRefundStates as readonly RefundState[]).includes(state)
}

/**
 * The state after a look at the provider; the same state when nothing is new. What a provider has never heard of is sent
 * again only when `isQuiet`: when no request of ours can still be on its way.
 */
export function nextRefundState(state: RefundState, outcome: RefundOutcome, isQuiet: boolean): RefundState {
  if (!isOpenRefund(state)) return state
  // What was not sent can only have been settled by hand.
  const isSent = state !== 'requested'
  switch (outcome) {
    case 'succeeded':
      return 'succeeded'
    case 'refused':
      return 'failed'
    case 'not-sent':
      return 'requested'
    case 'not-found':
      return isSent && !isQuiet ? 'unknown' : 'requested'
    case 'indeterminate':
      return isSent ? 'unknown' : 'requested'
    case 'pending':
      return state
  }
}
