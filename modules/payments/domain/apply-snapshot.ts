import type { Money } from '#kernel/money.ts'
import { attemptStates, isLive, isPaid, type AttemptState } from './attempt-state.ts'
import type { DeclineReason, Snapshot } from './snapshot.ts'

/**
 * Why a person should look at an attempt: money of another amount, money after we gave it up, money for something
 * already paid, a transfer of more than was asked, a risk check at the provider, a provider that gave no answer for a
 * day, or a holder of a card who wants the money back by way of the bank.
 */
export const attemptFlags = ['mismatch', 'late', 'excess', 'overpaid', 'review', 'human', 'disputed'] as const

export type AttemptFlag = (typeof attemptFlags)[number]

/** An attempt as far as the decision needs it. */
export type Attempt = {
  state: AttemptState
  /** What the customer agreed to pay, surcharge included. */
  amount: Money
  flags: readonly AttemptFlag[]
}

/** The rest of the world at the moment of the decision. */
export type Surroundings = {
  /** Another attempt has completed the payment, or staff cancelled it. */
  isPaymentSettled: boolean
  /** The time in which the provider could still charge is over. */
  isSessionOver: boolean
}

export type Decision =
  | { kind: 'unchanged' }
  | { kind: 'change'; to: AttemptState; flags: AttemptFlag[]; decline: DeclineReason | undefined; effect: Effect }

/** `confirm` completes the payment; `report` tells about money that needs a decision; both happen at most once. */
export type Effect = 'none' | 'confirm' | 'report'

/**
 * Decides what a snapshot changes. States only ever rise in the order of `attemptStates`, so the final state depends
 * on which facts were seen and not on their order or number, and a capture is never lost again. A disputed payment was
 * captured first: of an attempt that is not paid yet it tells just that. Nothing is heard of cash that was taken back.
 */
export function applySnapshot(attempt: Attempt, snapshot: Snapshot, around: Surroundings): Decision {
  if (attempt.state === 'reversed') return unchanged
  if (isPaid(attempt.state)) return snapshot.outcome === 'disputed' ? dispute(attempt) : unchanged
  const isTaken = snapshot.outcome === 'captured' || snapshot.outcome === 'disputed'
  if (isTaken && !snapshot.isUnderReview) return capture(attempt, snapshot, around)

  const to = targetOf(attempt, snapshot, around)
  const isNewReview = snapshot.isUnderReview === true && isLive(attempt.state) && !attempt.flags.includes('review')
  const flags: AttemptFlag[] = isNewReview ? [...attempt.flags, 'review'] : [...attempt.flags]
  if (to === undefined || !rises(attempt.state, to)) {
    return isNewReview ? { kind: 'change', to: attempt.state, flags, decline: undefined, effect: 'none' } : unchanged
  }
  return {
    kind: 'change',
    to,
    flags,
    decline: to === 'failed' ? (snapshot.decline ?? 'other') : undefined,
    effect: 'none',
  }
}

const unchanged: Decision = { kind: 'unchanged' }

function capture(attempt: Attempt, snapshot: Snapshot, around: Surroundings): Decision {
  const flags = attempt.flags.filter((flag) => flag !== 'review' && flag !== 'human')
  if (isOverpaid(attempt.amount, snapshot)) flags.push('overpaid')
  else if (!isSameAmount(attempt.amount, snapshot.amount)) flags.push('mismatch')
  if (around.isPaymentSettled) flags.push('excess')
  else if (!isLive(attempt.state)) flags.push('late')
  const needsDecision = flags.includes('mismatch') || flags.includes('excess')
  return { kind: 'change', to: 'captured', flags, decline: undefined, effect: needsDecision ? 'report' : 'confirm' }
}

/** What has gone back completely cannot be taken a second time, and a dispute that was won is heard of for ever. */
function dispute({ state, flags }: Attempt): Decision {
  if (state === 'disputed' || state === 'refunded' || flags.includes('disputed')) return unchanged
  return { kind: 'change', to: 'disputed', flags: [...flags, 'disputed'], decline: undefined, effect: 'none' }
}

function targetOf(attempt: Attempt, snapshot: Snapshot, around: Surroundings): AttemptState | undefined {
  switch (snapshot.outcome) {
    case 'captured':
    case 'disputed':
    case 'indeterminate':
      return 'unknown'
    case 'authorised':
      return 'authorised'
    case 'declined':
      return 'failed'
    case 'cancelled':
      return 'cancelled'
    case 'expired':
      return 'expired'
    case 'not_found':
      return around.isSessionOver ? (attempt.state === 'pending_3ds' ? 'expired' : 'failed') : undefined
    case 'pending':
      return undefined
  }
}

/** An attempt that waits for a bank transfer is not unclear when a provider is: nobody but staff settles it. */
function rises(from: AttemptState, to: AttemptState): boolean {
  if (from === 'pending_transfer' && (to === 'unknown' || to === 'authorised')) return false
  return attemptStates.indexOf(to) > attemptStates.indexOf(from)
}

/** People round up what they transfer; a card is never charged too much by its owner. */
function isOverpaid(expected: Money, { source, amount }: Snapshot): boolean {
  return source === 'manual' && amount?.currency === expected.currency && amount.minor > expected.minor
}

function isSameAmount(expected: Money, taken: Money | undefined): boolean {
  return taken !== undefined && taken.minor === expected.minor && taken.currency === expected.currency
}
