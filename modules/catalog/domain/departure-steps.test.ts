import { expect, test } from 'vitest'
import { departureStatuses, mayBecome, stepsFrom } from './departure-steps.ts'

test.each([
  ['draft', ['published', 'cancelled']],
  ['published', ['draft', 'full', 'closed', 'cancelled']],
  ['full', ['published', 'closed', 'cancelled']],
  ['closed', ['draft', 'published', 'full', 'cancelled']],
  ['cancelled', ['closed']],
] as const)('a departure that is %s may become %j', (from, steps) => {
  expect(departureStatuses.filter((to) => mayBecome(from, to, { hasTravellers: false }))).toEqual(steps)
})

test('a departure with travellers is never a draft again', () => {
  expect(stepsFrom('published', { hasTravellers: true })).toEqual(['full', 'closed', 'cancelled'])
})
