import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { guessColumns } from './guess-columns.ts'

const today = plainDate('2026-12-01')
const rows = (...lines: string[][]) => lines.map((cells) => ({ cells }))

test('columns without names are known by what stands in them, in any order', () => {
  const list = rows(
    [
      '1',
      'E',
      '12.03.1979',
      'Şükrü',
      'Çağlayan',
      'U12345678',
      '01.05.2031',
      '0532 123 45 67',
      'çift',
      '10000000146',
      'TC',
    ],
    [
      '2',
      'K',
      '28926',
      'Gülbahar',
      'Çağlayan',
      'U12345679',
      '02.05.2031',
      '+905321234568',
      'üçlü',
      '10000000146',
      'Suriye',
    ],
  )

  expect(guessColumns(list, 11, today)).toEqual([
    '',
    'gender',
    'bornOn',
    'firstName',
    'lastName',
    'passportNo',
    'passportExpiresOn',
    'phone',
    'fare',
    'tckn',
    'nationality',
  ])
})

test('whole names in one column are divided later', () => {
  expect(guessColumns(rows(['Ahmet Ak', 'bay'], ['Ayşe Nur Ak', 'bayan']), 2, today)).toEqual(['fullName', 'gender'])
})

test('what is not clear is left open', () => {
  expect(guessColumns(rows(['Ahmet', '12', 'Konya'], ['Ayşe', '12', 'Bursa']), 3, today)).toEqual(['', '', ''])
})

test('one of two columns alike is taken, the other is asked for', () => {
  expect(guessColumns(rows(['Ahmet Ak', '12.03.1979', '13.04.2019']), 3, today)).toEqual(['fullName', 'bornOn', ''])
})
