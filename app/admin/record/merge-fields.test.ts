import { expect, test } from 'vitest'
import type { FieldSpec } from '#app/acts/record/field-specs.ts'
import { mergeFields, takeUnit } from './merge-fields.ts'

const specs: FieldSpec[] = [
  { name: 'code', kind: 'line' },
  { name: 'days', kind: 'number' },
  { name: 'program', kind: 'rows', parts: [{ name: 'title', kind: 'line' }] },
]
const base = { code: 'A', days: '8', 'program.0.title': 'Varış' }

test('what two people wrote into different inputs comes together', () => {
  const merged = mergeFields({ base, mine: { ...base, code: 'B' }, theirs: { ...base, days: '9' } }, specs)

  expect(merged).toEqual({ fields: { ...base, code: 'B', days: '9' }, clashes: [], taken: ['days'] })
})

test('what two people wrote into the same input is shown side by side, and one keeps one’s own', () => {
  const merged = mergeFields({ base, mine: { ...base, code: 'B' }, theirs: { ...base, code: 'C' } }, specs)

  expect(merged).toEqual({
    fields: { ...base, code: 'B' },
    clashes: [{ place: 'code', mine: 'B', theirs: 'C' }],
    taken: [],
  })
})

test('a list that somebody made longer is compared as a whole', () => {
  const theirs = { ...base, 'program.1.title': 'Dönüş' }
  const mine = { ...base, 'program.0.title': 'Mekke' }

  const { clashes } = mergeFields({ base, mine, theirs }, specs)

  expect(clashes).toEqual([{ place: 'program.*', mine: 'Mekke', theirs: 'Varış\nDönüş' }])
  expect(takeUnit(mine, theirs, 'program.*')).toEqual(theirs)
})

test('line ends that a browser changed are no change', () => {
  const merged = mergeFields({ base: { code: 'a\nb' }, mine: { code: 'a\r\nb' }, theirs: { code: 'a\nb\nc' } }, specs)

  expect(merged).toMatchObject({ fields: { code: 'a\nb\nc' }, clashes: [] })
})

test('a day that its field shows as the language writes it is no change', () => {
  const days = { departsOn: '2027-03-09', expires: '2027-03-09T18:30' }
  const shown = { departsOn: '09.03.2027', expires: '09/03/2027 18:30' }

  const merged = mergeFields({ base: days, mine: shown, theirs: { ...days, departsOn: '2027-03-10' } }, specs)

  expect(merged).toMatchObject({ clashes: [], taken: ['departsOn'], fields: { departsOn: '2027-03-10' } })
})
