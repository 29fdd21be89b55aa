import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import type { FieldSpec } from './field-specs.ts'
import { readFields, toFields } from './record-fields.ts'

const specs: FieldSpec[] = [
  { name: 'code', kind: 'line' },
  { name: 'name', kind: 'words' },
  { name: 'difficulty', kind: 'words', isNullable: true },
  { name: 'days', kind: 'number' },
  { name: 'latitude', kind: 'decimal', isNullable: true },
  { name: 'isEconomy', kind: 'flag' },
  { name: 'guideLanguages', kind: 'codes' },
  { name: 'groupSize', kind: 'range' },
  { name: 'fares', kind: 'prices', keys: ['double', 'child'] },
  { name: 'images', kind: 'list', item: 'picture' },
  {
    name: 'program',
    kind: 'rows',
    parts: [
      { name: 'title', kind: 'words' },
      { name: 'prices', kind: 'rows', parts: [{ name: 'amountMinor', kind: 'amount' }] },
    ],
  },
]

const words = (text: string) => ({ tr: text, en: text, ar: '' })

const record = {
  code: 'RECEP',
  name: words('Umre'),
  difficulty: null,
  days: 8,
  latitude: 21.42,
  isEconomy: true,
  guideLanguages: ['tr', 'ar'],
  groupSize: { min: 2, max: 15 },
  fares: [{ fare: 'double', amountMinor: 269_000 }],
  images: ['makkah', 'madinah'],
  program: [{ title: words('1. gün'), prices: [{ amountMinor: 1250 }] }],
}

test.each(locales)('a record comes back from its form in %s as it went in', (locale) => {
  expect(readFields(toFields(record, specs, locale), specs)).toEqual(record)
})

test('inputs are named by the place in the record', () => {
  expect(toFields(record, specs)).toMatchObject({
    'name.tr': 'Umre',
    'groupSize.max': '15',
    'fares.double': '2,690.00',
    'images.1': 'madinah',
    'program.0.title.en': '1. gün',
    'program.0.prices.0.amountMinor': '12.50',
  })
})

test('rows without content are left out, and empty pairs are none', () => {
  const fields = { ...toFields(record, specs), 'program.1.title.tr': ' ', 'groupSize.min': '', 'groupSize.max': '' }

  expect(readFields(fields, specs)).toMatchObject({ program: [record.program[0]], groupSize: null })
})

test('a line stays one line whatever its growing field sends, and a long text keeps its lines', () => {
  const fields = { 'name.tr': 'Kudüs\r\n ziyareti', 'promise.tr': 'Bir\niki' }

  expect(
    readFields(fields, [
      { name: 'name', kind: 'words' },
      { name: 'promise', kind: 'texts' },
    ]),
  ).toMatchObject({
    name: { tr: 'Kudüs ziyareti' },
    promise: { tr: 'Bir\niki' },
  })
})

test('what is no number stays as it was typed, so that it is refused by its place', () => {
  expect(readFields({ days: 'sekiz', latitude: '21,42' }, specs)).toMatchObject({ days: 'sekiz', latitude: 21.42 })
})

test('a day is read as people type it', () => {
  const day: FieldSpec[] = [{ name: 'departsOn', kind: 'day' }]

  expect(readFields({ departsOn: '9.3.2027' }, day)).toEqual({ departsOn: '2027-03-09' })
  expect(readFields({ departsOn: '31.02.2027' }, day)).toEqual({ departsOn: '31.02.2027' })
})
