import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { applySnapshot, type Attempt, type Decision, type Surroundings } from './apply-snapshot.ts'
import { isPaid, type AttemptState } from './attempt-state.ts'
import { declineReasons, type Snapshot } from './snapshot.ts'

const amount = money(10_000, 'USD')
const calm: Surroundings = { isPaymentSettled: false, isSessionOver: false }

function attemptIn(state: AttemptState, flags: Attempt['flags'] = []): Attempt {
  return { state, amount, flags }
}

function seen(outcome: Snapshot['outcome'], more: Partial<Snapshot> = {}): Snapshot {
  return { outcome, source: 'query', ...(outcome === 'captured' ? { amount } : {}), ...more }
}

describe('one snapshot', () => {
  test.each(['created', 'pending_3ds', 'pending_transfer', 'processing', 'unknown', 'authorised'] as const)(
    'captured confirms from %s',
    (state) => {
      expect(applySnapshot(attemptIn(state), seen('captured'), calm)).toEqual({
        kind: 'change',
        to: 'captured',
        flags: [],
        decline: undefined,
        effect: 'confirm',
      })
    },
  )

  test.each(['failed', 'expired', 'cancelled'] as const)('captured after %s confirms and is marked late', (state) => {
    expect(applySnapshot(attemptIn(state), seen('captured'), calm)).toMatchObject({
      to: 'captured',
      flags: ['late'],
      effect: 'confirm',
    })
  })

  test('captured with another amount is recorded and never confirms', () => {
    const other = applySnapshot(attemptIn('processing'), seen('captured', { amount: money(9_999, 'USD') }), calm)
    const otherCurrency = applySnapshot(
      attemptIn('processing'),
      seen('captured', { amount: money(10_000, 'EUR') }),
      calm,
    )

    expect(other).toMatchObject({ to: 'captured', flags: ['mismatch'], effect: 'report' })
    expect(otherCurrency).toMatchObject({ to: 'captured', flags: ['mismatch'], effect: 'report' })
  })

  test('a transfer of more than was asked confirms and is flagged', () => {
    const decision = applySnapshot(
      attemptIn('pending_transfer'),
      seen('captured', { source: 'manual', amount: money(10_500, 'USD') }),
      calm,
    )

    expect(decision).toMatchObject({ to: 'captured', flags: ['overpaid'], effect: 'confirm' })
  })

  test('captured for a payment that is settled already is excess', () => {
    const decision = applySnapshot(attemptIn('failed'), seen('captured'), { ...calm, isPaymentSettled: true })

    expect(decision).toMatchObject({ to: 'captured', flags: ['excess'], effect: 'report' })
  })

  test('under review at the provider waits, and a clear capture ends the review', () => {
    const waiting = applySnapshot(attemptIn('processing'), seen('captured', { isUnderReview: true }), calm)
    const cleared = applySnapshot(attemptIn('unknown', ['review']), seen('captured'), calm)

    expect(waiting).toMatchObject({ to: 'unknown', flags: ['review'], effect: 'none' })
    expect(cleared).toMatchObject({ to: 'captured', flags: [], effect: 'confirm' })
  })

  test('declined fails with the reason', () => {
    expect(applySnapshot(attemptIn('pending_3ds'), seen('declined', { decline: 'risk' }), calm)).toMatchObject({
      to: 'failed',
      decline: 'risk',
    })
  })

  test('not found settles an attempt only when the session of the provider is over', () => {
    expect(applySnapshot(attemptIn('unknown'), seen('not_found'), calm)).toEqual({ kind: 'unchanged' })
    expect(applySnapshot(attemptIn('unknown'), seen('not_found'), { ...calm, isSessionOver: true })).toMatchObject({
      to: 'failed',
    })
    expect(applySnapshot(attemptIn('pending_3ds'), seen('not_found'), { ...calm, isSessionOver: true })).toMatchObject({
      to: 'expired',
    })
  })

  test.each([
    'pending',
    'declined',
    'cancelled',
    'expired',
    'not_found',
    'indeterminate',
    'captured',
    'authorised',
  ] as const)('%s leaves a captured attempt alone', (outcome) => {
    expect(
      applySnapshot(attemptIn('captured'), seen(outcome), { isPaymentSettled: true, isSessionOver: true }),
    ).toEqual({ kind: 'unchanged' })
  })

  test.each(['captured', 'partially_refunded'] as const)('disputed is an end of a payment that is %s', (state) => {
    const decision = applySnapshot(attemptIn(state), seen('disputed', { amount }), calm)

    expect(decision).toMatchObject({ kind: 'change', to: 'disputed', effect: 'none' })
  })

  test.each(['disputed', 'refunded'] as const)('disputed changes nothing of what is %s', (state) => {
    expect(applySnapshot(attemptIn(state), seen('disputed', { amount }), calm)).toEqual({ kind: 'unchanged' })
  })

  test('disputed tells of an attempt that is not paid yet that it is', () => {
    const decision = applySnapshot(attemptIn('pending_3ds'), seen('disputed', { amount }), calm)

    expect(decision).toMatchObject({ to: 'captured', effect: 'confirm' })
  })

  test('an unclear answer does not disturb a bank transfer', () => {
    expect(applySnapshot(attemptIn('pending_transfer'), seen('indeterminate'), calm)).toEqual({ kind: 'unchanged' })
  })
})

describe('any sequence of snapshots', () => {
  const snapshots = fc.record<Snapshot>({
    outcome: fc.constantFrom(
      'pending',
      'authorised',
      'captured',
      'declined',
      'cancelled',
      'expired',
      'not_found',
      'indeterminate',
    ),
    source: fc.constantFrom('start', 'query', 'callback', 'manual'),
    amount: fc.constant(amount),
    decline: fc.constantFrom(...declineReasons),
    isUnderReview: fc.boolean(),
  })
  const startStates = fc.constantFrom<AttemptState>('created', 'pending_3ds', 'processing')

  test('ends in the same state in whatever order and number its facts are seen', () => {
    fc.assert(
      fc.property(
        startStates,
        fc.array(snapshots, { maxLength: 8 }),
        fc.infiniteStream(fc.nat(7)),
        (state, facts, picks) => {
          const shuffled = [...facts, ...picks.take(12).map((pick) => facts[pick % Math.max(1, facts.length)])].filter(
            (each) => each !== undefined,
          )
          shuffled.sort((a, b) => a.outcome.localeCompare(b.outcome))

          expect(run(state, shuffled).state).toBe(run(state, facts).state)
          expect(run(state, facts.toReversed()).state).toBe(run(state, facts).state)
        },
      ),
    )
  })

  test('confirms at most once, and exactly when a clear capture was among them', () => {
    fc.assert(
      fc.property(startStates, fc.array(snapshots, { maxLength: 12 }), (state, facts) => {
        const isCaptured = facts.some((fact) => fact.outcome === 'captured' && !fact.isUnderReview)
        const { effects, state: end } = run(state, facts)

        expect(effects.filter((effect) => effect !== 'none')).toEqual(isCaptured ? ['confirm'] : [])
        expect(isPaid(end)).toBe(isCaptured)
      }),
    )
  })

  test('of two attempts confirms one payment once and calls the other excess', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), snapshots), { maxLength: 16 }), (events) => {
        const attempts = [attemptIn('failed'), attemptIn('pending_3ds')]
        let confirmations = 0
        for (const [isSecond, snapshot] of events) {
          const at = isSecond ? 1 : 0
          const current = attempts[at] ?? attemptIn('created')
          const decision = applySnapshot(current, snapshot, { ...calm, isPaymentSettled: confirmations > 0 })
          attempts[at] = after(current, decision)
          if (decision.kind === 'change' && decision.effect === 'confirm') confirmations += 1
        }
        const captured = attempts.filter((attempt) => attempt.state === 'captured')

        expect(confirmations).toBe(Math.min(1, captured.length))
        expect(captured.filter((attempt) => attempt.flags.includes('excess'))).toHaveLength(
          Math.max(0, captured.length - 1),
        )
      }),
    )
  })
})

function run(state: AttemptState, facts: Snapshot[]): { state: AttemptState; effects: string[] } {
  const effects: string[] = []
  let attempt = attemptIn(state)
  for (const fact of facts) {
    const decision = applySnapshot(attempt, fact, calm)
    if (decision.kind === 'change') effects.push(decision.effect)
    attempt = after(attempt, decision)
  }
  return { state: attempt.state, effects }
}

function after(attempt: Attempt, decision: Decision): Attempt {
  return decision.kind === 'change' ? { ...attempt, state: decision.to, flags: decision.flags } : attempt
}
