import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  allocate,
  allocateBy,
  containedTax,
  inProportion,
  isCurrency,
  money,
  parseDecimalText,
  share,
  subtract,
  sum,
  times,
  toDecimalText,
  toTypedDecimal,
  zero,
} from './money.ts'

const lira = (minor: number) => money(minor, 'TRY')
const minors = (parts: { minor: number }[]) => parts.map((part) => part.minor)

test('an amount is a whole number of the smallest unit', () => {
  expect(() => lira(10.5)).toThrow('an amount must be a whole number of minor units, got 10.5')
  expect(() => lira(Number.NaN)).toThrow(RangeError)
  expect(() => lira(2 ** 53)).toThrow(RangeError)
})

test('amounts of one currency add up, come off and multiply', () => {
  expect(add(lira(150), lira(50))).toEqual(lira(200))
  expect(subtract(lira(150), lira(200))).toEqual(lira(-50))
  expect(times(lira(150), 3)).toEqual(lira(450))
  expect(sum([lira(1), lira(2), lira(3)], 'TRY')).toEqual(lira(6))
  expect(sum([], 'EUR')).toEqual(zero('EUR'))
})

test('amounts of two currencies never mix', () => {
  expect(() => add(lira(1), money(1, 'USD'))).toThrow('amounts of TRY and USD cannot be combined')
  expect(() => subtract(lira(1), money(1, 'EUR'))).toThrow(TypeError)
  expect(() => sum([money(1, 'GBP')], 'SAR')).toThrow(TypeError)
})

test('an amount is taken a whole number of times', () => {
  expect(() => times(lira(100), 1.5)).toThrow('a count must be a whole number, got 1.5')
})

test.each([
  [10_000, 10_500, 10_500],
  [10_000, 10_800, 10_800],
  [99_999, 10_500, 104_999],
  [99_999, 10_800, 107_999],
  [99_999, 12_500, 124_999],
  [125_050, 10_500, 131_303],
  [125_050, 12_500, 156_313],
  [333_333, 12_500, 416_666],
  [1, 10_800, 1],
  [99_999, 1_800, 18_000],
  [3, 2_000, 1],
  [1, 2_000, 0],
])('%i at %i basis points is %i', (minor, rate, result) => {
  expect(share(lira(minor), rate)).toEqual(lira(result))
})

test('an amount in proportion is rounded to the nearest, alike above and below zero', () => {
  expect(inProportion(money(100, 'USD'), 1, 3)).toEqual(money(33, 'USD'))
  expect(inProportion(money(100, 'USD'), -1, 8)).toEqual(money(-13, 'USD'))
  expect(inProportion(money(-5, 'USD'), 1, 2)).toEqual(money(-3, 'USD'))
  expect(inProportion(money(9_000_000_000_000, 'USD'), 999_999_999, 1_000_000_000)).toEqual(
    money(8_999_999_991_000, 'USD'),
  )
  expect(() => inProportion(money(1, 'USD'), 1, 0)).toThrow(RangeError)
})

test('a half is rounded up', () => {
  expect(share(lira(1), 5_000)).toEqual(lira(1))
  expect(share(lira(3), 5_000)).toEqual(lira(2))
})

test('an amount too large for an exact rate is refused', () => {
  expect(() => share(lira(2 ** 50), 12_500)).toThrow('too large to multiply by a rate')
})

test.each([
  [12_000, 2_000, 2_000],
  [11_800, 1_800, 1_800],
  [10_000, 2_000, 1_667],
  [10_000, 1_800, 1_525],
  [10_000, 1_000, 909],
  [99_999, 2_000, 16_666],
  [1, 2_000, 0],
])('a price of %i holds tax at %i basis points of %i', (gross, rate, tax) => {
  expect(containedTax(lira(gross), rate)).toEqual(lira(tax))
})

test.each([
  [10_500, 2, [5_250, 5_250]],
  [10_800, 3, [3_600, 3_600, 3_600]],
  [11_500, 6, [1_917, 1_917, 1_917, 1_917, 1_916, 1_916]],
  [104_999, 2, [52_500, 52_499]],
  [107_999, 3, [36_000, 36_000, 35_999]],
  [131_303, 2, [65_652, 65_651]],
  [1, 3, [1, 0, 0]],
])('%i split into %i parts puts the remainder first', (minor, count, parts) => {
  expect(minors(allocate(lira(minor), count))).toEqual(parts)
})

test.each([
  [12_500, 8, 1_042, 4, 1_041],
  [124_999, 7, 10_417, 5, 10_416],
  [156_313, 1, 13_027, 11, 13_026],
  [416_666, 2, 34_723, 10, 34_722],
])('%i in twelve parts is %i of %i and %i of %i', (minor, many, larger, few, smaller) => {
  const expected = [...Array.from({ length: many }, () => larger), ...Array.from({ length: few }, () => smaller)]

  expect(minors(allocate(lira(minor), 12))).toEqual(expected)
})

test('the parts of any amount sum to the whole and differ by at most one', () => {
  const anyAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  const anyCount = fc.integer({ min: 1, max: 60 })

  fc.assert(
    fc.property(anyAmount, anyCount, (minor, count) => {
      const parts = minors(allocate(lira(minor), count))
      expect(parts.reduce((total, part) => total + part, 0)).toBe(minor)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('an amount is split into at least one part', () => {
  expect(() => allocate(lira(100), 0)).toThrow('an amount is split into 1 or more parts, got 0')
  expect(() => allocate(lira(100), 1.5)).toThrow(RangeError)
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [2, 1], [67, 33]],
  [1, [1, 3], [0, 1]],
  [100, [0, 5], [0, 100]],
  [101, [0, 0], [51, 50]],
  [0, [3, 4], [0, 0]],
])('%i splits by %j into %j', (minor, weights, parts) => {
  expect(minors(allocateBy(lira(minor), weights))).toEqual(parts)
})

test('parts by weight sum to the whole, and none is a unit away from its share', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000_000),
      fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 15 }),
      (minor, weights) => {
        const parts = minors(allocateBy(lira(minor), weights))
        const whole = weights.reduce((total, weight) => total + weight, 0)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(minor)
        expect(
          parts.every((part, i) => Math.abs(part * whole - minor * weights[i]!) <= 1.001 * whole || whole === 0),
        ).toBe(true)
      },
    ),
  )
})

test('nothing negative is split', () => {
  expect(() => allocateBy(lira(-1), [1])).toThrow(RangeError)
  expect(() => allocateBy(lira(1), [-1])).toThrow(RangeError)
  expect(() => allocateBy(lira(1), [])).toThrow(RangeError)
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [125_050, '1250.50'],
  [-5, '-0.05'],
  [-125_050, '-1250.50'],
])('%i minor units travel as %s', (minor, text) => {
  expect(toDecimalText(lira(minor))).toBe(text)
  expect(parseDecimalText(text, 'TRY')).toEqual(lira(minor))
})

test.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['007', 700],
  ['-0', 0],
])('%s is read as %i minor units', (text, minor) => {
  expect(parseDecimalText(text, 'TRY')).toEqual(lira(minor))
})

test.each(['', 'abc', '1,5', '1.234,50', '1.505', '.5', '5.', '+5', '1e3', ' 5', '99999999999999', '٥'])(
  '%j is no amount',
  (text) => {
    expect(parseDecimalText(text, 'TRY')).toBeUndefined()
  },
)

test('only the currencies of the agency are currencies', () => {
  expect(['TRY', 'USD', 'EUR', 'GBP', 'SAR'].every(isCurrency)).toBe(true)
  expect([isCurrency('CHF'), isCurrency('try'), isCurrency(undefined)]).toEqual([false, false, false])
})

test('a field to type into has the comma of Turkish', () => {
  const amounts = [lira(123_450), lira(5), lira(123_456_789_00)]

  expect(amounts.map((each) => toTypedDecimal(each, 'tr'))).toEqual(['1.234,50', '0,05', '123.456.789,00'])
  expect(amounts.map((each) => toTypedDecimal(each, 'en'))).toEqual(['1,234.50', '0.05', '123,456,789.00'])
  expect(toTypedDecimal(lira(123_450), 'ar')).toBe('1,234.50')
})
