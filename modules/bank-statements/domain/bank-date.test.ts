import { expect, test } from 'vitest'
import { parseBankDate } from './bank-date.ts'

test.each([
  ['01.03.2027', '2027-03-01'],
  ['1/3/2027', '2027-03-01'],
  ['01-03-27', '2027-03-01'],
  ['2027-03-01', '2027-03-01'],
  ['20270301', '2027-03-01'],
  ['2027-03-01T09:15:00+03:00', '2027-03-01'],
  ['01.03.2027 14:05:59', '2027-03-01'],
  [' 01.03.2027-14:05', '2027-03-01'],
])('%s is %s', (written, day) => {
  expect(parseBankDate(written)).toBe(day)
})

test.each(['', '31.02.2027', '1.3', '2027-13-01', 'Toplam', '01.03/2027', '012703'])('"%s" is no day', (written) => {
  expect(parseBankDate(written)).toBeUndefined()
})
