import { expect, test } from 'vitest'
import { columnNamed, lettersOf } from './sheet-columns.ts'

const names = { bornOn: ['Doğum tarihi', 'birth date', 'تاريخ الميلاد'], passportNo: ['pasaport no'] }

test('a column is known by its name in any language, however it is written', () => {
  expect(['DOĞUM TARİHİ', 'Birth-Date ', 'تاريخ الميلاد', 'bornOn'].map((head) => columnNamed(head, names))).toEqual([
    'bornOn',
    'bornOn',
    'bornOn',
    'bornOn',
  ])
})

test('a column nobody reads has no name', () => {
  expect(columnNamed('Oda arkadaşı', names)).toBeUndefined()
})

test('columns are lettered as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
})
