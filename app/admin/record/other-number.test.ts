import { expect, test } from 'vitest'
import type { FieldSpec } from '#app/acts/record/field-specs.ts'
import { withOtherNumbers } from './other-number.ts'

const specs: FieldSpec[] = [
  { name: 'days', kind: 'number', offers: 'umrah-lengths' },
  { name: 'nights', kind: 'number' },
]

test.each([
  [{ days: '8', 'days.other': '' }, { days: '8' }],
  [{ days: '8', 'days.other': '9' }, { days: '8' }],
  [{ days: 'other', 'days.other': '9' }, { days: '9' }],
  [{ days: 'other', 'days.other': 'eight' }, { days: 'eight' }],
  [{ days: 'other' }, { days: '' }],
  [
    { nights: 'other', 'nights.other': '9' },
    { nights: 'other', 'nights.other': '9' },
  ],
  [{ 'name.tr': 'Umre' }, { 'name.tr': 'Umre' }],
])('reads %j as %j', (sent, read) => {
  expect(withOtherNumbers(sent as Record<string, string>, specs)).toEqual(read)
})
