import { expect, test } from 'vitest'
import { nextRefundState, refundStates, refundTransitions, type RefundOutcome } from './refund-state.ts'

const outcomes: RefundOutcome[] = ['succeeded', 'pending', 'refused', 'indeterminate', 'not-sent', 'not-found']

test.each([
  ['processing', 'succeeded', 'succeeded'],
  ['processing', 'refused', 'failed'],
  ['processing', 'indeterminate', 'unknown'],
  ['processing', 'pending', 'processing'],
  ['processing', 'not-sent', 'requested'],
  ['unknown', 'succeeded', 'succeeded'],
  ['unknown', 'pending', 'unknown'],
  ['succeeded', 'refused', 'succeeded'],
  ['failed', 'succeeded', 'failed'],
] as const)('%s, seen as %s, becomes %s', (state, outcome, next) => {
  expect(nextRefundState(state, outcome, true)).toBe(next)
})

test('what the provider never heard of is sent again only when nothing of ours can still arrive there', () => {
  expect(nextRefundState('unknown', 'not-found', false)).toBe('unknown')
  expect(nextRefundState('unknown', 'not-found', true)).toBe('requested')
})

test('every step that can follow is in the table', () => {
  const steps = refundStates.flatMap((state) =>
    outcomes.flatMap((outcome) =>
      [true, false].map((isQuiet) => [state, nextRefundState(state, outcome, isQuiet)] as const),
    ),
  )

  expect(steps.filter(([from, to]) => from !== to && !refundTransitions[from].includes(to))).toEqual([])
})
