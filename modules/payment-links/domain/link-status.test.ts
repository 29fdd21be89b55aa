import { expect, test } from 'vitest'
import { isExpired, linkStatuses, mayBecome } from './link-status.ts'

const steps = linkStatuses.flatMap((from) => linkStatuses.map((to) => `${from} > ${to}`))
const allowed = ['pending > completed', 'pending > cancelled', 'cancelled > pending']

test.each(steps.map((step) => ({ step, isAllowed: allowed.includes(step) })))(
  'the step $step is allowed: $isAllowed',
  ({ step, isAllowed }) => {
    const [from, to] = step.split(' > ').map((word) => linkStatuses.find((status) => status === word))

    expect(mayBecome(from ?? 'completed', to ?? 'completed')).toBe(isAllowed)
  },
)

const noon = new Date('2027-03-01T12:00:00Z')

test.each([
  ['a pending link at its last moment', 'pending', noon, true],
  ['a pending link before it', 'pending', new Date('2027-03-01T12:00:00.001Z'), false],
  ['a pending link without one', 'pending', null, false],
  ['a completed link', 'completed', noon, false],
  ['a cancelled link', 'cancelled', noon, false],
] as const)('%s has expired or not', (_case, status, expiresAt, expected) => {
  expect(isExpired({ status, expiresAt }, noon)).toBe(expected)
})
