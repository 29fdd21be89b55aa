import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { familyState, owesNow } from './family-standing.ts'

const today = plainDate('2026-12-08')
const paid = { paidAt: new Date('2026-12-01T09:00:00Z'), dueOn: plainDate('2026-12-08') }
const open = (dueOn: string | null) => ({ paidAt: null, dueOn: dueOn === null ? null : plainDate(dueOn) })

test.each([
  ['nothing came and the option still runs', 2, [open('2026-12-08'), open('2027-01-10')], 'open'],
  ['the deposit came and the rest is for later', 2, [paid, open('2027-01-10')], 'part'],
  ['the day of the option has passed', 2, [open('2026-12-07')], 'late'],
  ['the deposit came and the day of the rest has passed', 2, [paid, open('2026-12-07')], 'late'],
  ['all came', 2, [paid, paid], 'paid'],
  ['the only one travels free', 1, [], 'free'],
  ['nobody travels any more', 0, [paid], 'left'],
] as const)('a family stands where its shares do: %s', (_case, travelling, shares, state) => {
  expect(familyState(travelling, shares, today)).toBe(state)
})

test('only who has paid nothing or not in time is asked for money', () => {
  expect((['paid', 'part', 'open', 'late', 'free', 'left'] as const).filter(owesNow)).toEqual(['open', 'late'])
})
