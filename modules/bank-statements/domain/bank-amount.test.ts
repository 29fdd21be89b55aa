import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBankAmount } from './bank-amount.ts'

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1234.5', 123_450],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['1.234.567', 123_456_700],
  ['-12,00', -1200],
  ['12,00-', -1200],
  ['(12,00)', -1200],
  ['+5', 500],
  ['1 234,56 TL', 123_456],
  ['₺ 7,5', 750],
  ['12,', 1200],
  ['\u22123,00', -300],
])('%s is %i minor units', (written, minor) => {
  expect(parseBankAmount(written)).toBe(minor)
})

test.each(['', '-', 'x', '1.23.4', '1,23,456', '12,345.678', '1.2345', '--1', '-1-', '99999999999999999', '1e5'])(
  '"%s" is no amount',
  (written) => {
    expect(parseBankAmount(written)).toBeUndefined()
  },
)

test('every amount is read again from the ways banks write it', () => {
  const grouped = (whole: number, sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign)
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(99), fc.boolean(), (whole, cents, isOut) => {
      const tail = String(cents).padStart(2, '0')
      const sign = isOut ? '-' : ''
      const minor = (whole * 100 + cents) * (isOut && whole + cents > 0 ? -1 : 1)
      const read = [
        `${sign}${grouped(whole, '.')},${tail}`,
        `${sign}${grouped(whole, ',')}.${tail}`,
        `${sign}${whole},${tail}`,
      ]
      expect(read.map(parseBankAmount)).toEqual([minor, minor, minor])
    }),
  )
})
