import { expect, test } from 'vitest'
import { staffRoles } from '#modules/accounts/index.ts'
import { areasOf } from '../areas.ts'
import { guideSteps, stepAsked } from './guide-steps.ts'

test('an owner is led through eight areas, beginning at the overview', () => {
  const steps = guideSteps(areasOf({ staffRole: 'owner' }, 'tr'))

  expect(steps).toHaveLength(8)
  expect(steps[0]).toEqual({ area: 'dashboard', href: '/tr/admin/dashboard' })
})

test.each(staffRoles)('%s is led only where the role leads', (role) => {
  const open = areasOf({ staffRole: role }, 'en').flatMap(({ areas }) => areas.map(({ href }) => href))

  expect(guideSteps(areasOf({ staffRole: role }, 'en')).every(({ href }) => open.includes(href))).toBe(true)
})

test.each([
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['9', undefined],
  ['2x', undefined],
  ['1', 1],
  ['8', 8],
])('an address with %j asks for step %j', (asked, step) => {
  expect(stepAsked(asked, guideSteps(areasOf({ staffRole: 'owner' }, 'tr')))).toBe(step)
})
