import { expect, test } from 'vitest'
import { money, type Money } from '#kernel/money.ts'
import { applySnapshot, attemptFlags, type Attempt, type Decision, type Surroundings } from './apply-snapshot.ts'
import { attemptStates, transitions, type AttemptState } from './attempt-state.ts'
import type { Outcome, Snapshot } from './snapshot.ts'

/*
 * The whole space, not a sample of it: every state with every outcome, flag, amount, source and moment. What must come
 * out is said here a second time, as a table, without the code of the rule.
 */

const asked = money(10_000, 'USD')
const live = ['created', 'pending_3ds', 'pending_transfer', 'processing', 'unknown', 'authorised'] as const
const unpaid = [...live, 'expired', 'cancelled', 'failed'] as const
const taken: readonly Outcome[] = ['captured', 'disputed']

/** What an outcome that takes no money makes of an attempt; nothing where it is not named. */
const steps: Record<Exclude<Outcome, 'captured' | 'disputed'>, Partial<Record<AttemptState, AttemptState>>> = {
  pending: {},
  authorised: {
    created: 'authorised',
    pending_3ds: 'authorised',
    processing: 'authorised',
    unknown: 'authorised',
  },
  indeterminate: { created: 'unknown', pending_3ds: 'unknown', processing: 'unknown' },
  expired: all(live, 'expired'),
  cancelled: all([...live, 'expired'], 'cancelled'),
  declined: all([...live, 'expired', 'cancelled'], 'failed'),
  not_found: { ...all([...live, 'expired', 'cancelled'], 'failed'), pending_3ds: 'expired' },
}

const outcomes: readonly Outcome[] = [...taken, ...(Object.keys(steps) as (keyof typeof steps)[])]
const amounts: readonly (Money | undefined)[] = [
  asked,
  money(9_999, 'USD'),
  money(10_001, 'USD'),
  money(10_000, 'EUR'),
  undefined,
]
const flagSets: readonly Attempt['flags'][] = [
  [],
  ...attemptFlags.map((flag) => [flag]),
  ['review', 'human'],
  ['late', 'disputed'],
]

type Case = { attempt: Attempt; snapshot: Snapshot; around: Surroundings; decision: Decision }

const cases: readonly Case[] = everyCase()

function among(isWanted: (each: Case) => boolean): readonly Case[] {
  const found = cases.filter(isWanted)
  expect(found.length).toBeGreaterThan(0)
  return found
}

test('nothing is heard of what was taken back, and what is paid hears of disputes alone', () => {
  for (const each of among(({ attempt }) => !isUnpaid(attempt.state))) {
    const { attempt, snapshot } = each
    const isDisputed =
      snapshot.outcome === 'disputed' &&
      (attempt.state === 'captured' || attempt.state === 'partially_refunded') &&
      !attempt.flags.includes('disputed')
    expect(each).toEqual({
      ...each,
      decision: isDisputed
        ? {
            kind: 'change',
            to: 'disputed',
            flags: [...attempt.flags, 'disputed'],
            decline: undefined,
            effect: 'none',
          }
        : { kind: 'unchanged' },
    })
  }
})

test('money that came is always written down, confirms once for the sum that was asked, and says what is odd about it', () => {
  for (const each of among(({ attempt, snapshot }) => isUnpaid(attempt.state) && isTaken(snapshot))) {
    const { attempt, snapshot, around } = each
    const isExact = snapshot.amount?.minor === asked.minor && snapshot.amount.currency === 'USD'
    const isMore =
      snapshot.source === 'manual' && snapshot.amount?.currency === 'USD' && snapshot.amount.minor > asked.minor
    const odd = [
      ...(isMore ? ['overpaid'] : isExact ? [] : ['mismatch']),
      ...(around.isPaymentSettled ? ['excess'] : isLive(attempt.state) ? [] : ['late']),
    ]
    expect(each).toEqual({
      ...each,
      decision: {
        kind: 'change',
        to: 'captured',
        flags: [...attempt.flags.filter((flag) => flag !== 'review' && flag !== 'human'), ...odd],
        decline: undefined,
        effect:
          (isExact || isMore) && !around.isPaymentSettled && !['mismatch', 'excess'].some((flag) => has(attempt, flag))
            ? 'confirm'
            : 'report',
      },
    })
  }
})

test('everything else takes the step of the table, or none, and tells of a review once', () => {
  for (const each of among(({ attempt, snapshot }) => isUnpaid(attempt.state) && !isTaken(snapshot))) {
    const { attempt, snapshot, around } = each
    const outcome =
      snapshot.outcome === 'captured' || snapshot.outcome === 'disputed' ? 'indeterminate' : snapshot.outcome
    const isWaiting = outcome === 'not_found' && !around.isSessionOver
    const to = isWaiting ? undefined : steps[outcome][attempt.state]
    const isNewReview = snapshot.isUnderReview === true && isLive(attempt.state) && !has(attempt, 'review')
    expect(each).toEqual({
      ...each,
      decision:
        to || isNewReview
          ? {
              kind: 'change',
              to: to ?? attempt.state,
              flags: isNewReview ? [...attempt.flags, 'review'] : [...attempt.flags],
              decline: to === 'failed' ? (snapshot.decline ?? 'other') : undefined,
              effect: 'none',
            }
          : { kind: 'unchanged' },
    })
  }
})

test('every step is one that the database allows', () => {
  const forbidden = cases.filter(
    ({ attempt, decision }) =>
      decision.kind === 'change' && decision.to !== attempt.state && !transitions[attempt.state].includes(decision.to),
  )

  expect(forbidden).toEqual([])
})

test('two facts about an attempt lead to one state, whichever is seen first, and again to none', () => {
  const facts = outcomes
    .filter((outcome) => outcome !== 'disputed')
    .flatMap((outcome): Snapshot[] =>
      [false, true].map((isUnderReview) => ({ outcome, source: 'query', amount: asked, isUnderReview })),
    )
  const around = { isPaymentSettled: false, isSessionOver: false }
  const pairs = facts.flatMap((one) => facts.map((other) => [one, other] as const))
  for (const [one, other] of pairs) {
    for (const state of unpaid) {
      const start: Attempt = { state, amount: asked, flags: [] }
      const there = see(see(start, one, around), other, around)
      const back = see(see(start, other, around), one, around)
      const again = see(there, one, around)
      expect({ state, one, other, ends: [back.state, again.state] }).toEqual({
        state,
        one,
        other,
        ends: [there.state, there.state],
      })
    }
  }
})

function everyCase(): Case[] {
  const attempts = attemptStates.flatMap((state) => flagSets.map((flags): Attempt => ({ state, amount: asked, flags })))
  const snapshots = everySnapshot()
  const moments = [false, true].flatMap((isPaymentSettled) =>
    [false, true].map((isSessionOver): Surroundings => ({ isPaymentSettled, isSessionOver })),
  )
  return attempts.flatMap((attempt) =>
    snapshots.flatMap((snapshot) =>
      moments.map((around) => ({ attempt, snapshot, around, decision: applySnapshot(attempt, snapshot, around) })),
    ),
  )
}

function everySnapshot(): Snapshot[] {
  const ways = outcomes.flatMap((outcome) =>
    (['query', 'manual'] as const).map((source): Snapshot => ({ outcome, source })),
  )
  return ways
    .flatMap((way) => amounts.map((amount): Snapshot => (amount ? { ...way, amount } : way)))
    .flatMap((way): Snapshot[] => [way, { ...way, isUnderReview: true, decline: 'risk' }])
}

function see(attempt: Attempt, snapshot: Snapshot, around: Surroundings): Attempt {
  const decision = applySnapshot(attempt, snapshot, around)
  return decision.kind === 'change' ? { ...attempt, state: decision.to, flags: decision.flags } : attempt
}

function all(states: readonly AttemptState[], to: AttemptState): Partial<Record<AttemptState, AttemptState>> {
  return Object.fromEntries(states.map((state) => [state, to]))
}

function isUnpaid(state: AttemptState): boolean {
  return unpaid.some((each) => each === state)
}

function isLive(state: AttemptState): boolean {
  return live.some((each) => each === state)
}

function isTaken({ outcome, isUnderReview }: Snapshot): boolean {
  return taken.includes(outcome) && !isUnderReview
}

function has({ flags }: Attempt, wanted: string): boolean {
  return flags.some((flag) => flag === wanted)
}
