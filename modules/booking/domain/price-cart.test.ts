import { expect, test } from 'vitest'
import { money, type Currency } from '#kernel/money.ts'
import { priceLines, seatsOf, totalsOf, type PricedLine, type PricedTour, type PriceRules } from './price-cart.ts'

const umrah: PricedTour = {
  id: 'umrah',
  days: 10,
  currency: 'USD',
  fares: [
    { fare: 'double', price: money(269_000, 'USD') },
    { fare: 'child', price: money(164_000, 'USD') },
    { fare: 'baby', price: money(25_000, 'USD') },
  ],
  availability: 'available',
  seatsLeft: 3,
  saleMode: 'cart',
}
const rules: PriceRules = { taxRate: 1800, isTaxIncluded: true, memberDiscount: { USD: 5000 } }
const double = { tourId: 'umrah', fare: 'double', quantity: 2 }

function refusals(lines: (typeof double)[], tour = umrah) {
  const priced = priceLines(lines, [tour])
  return priced.ok ? [] : priced.error.code === 'refused-lines' ? priced.error.lines : priced.error.code
}

function aLine(minor: number, currency: Currency = 'USD'): PricedLine {
  return { ...double, quantity: 1, unitPrice: money(minor, currency), lineTotal: money(minor, currency) }
}

test('prices rows by the fares of the tour', () => {
  const priced = priceLines([double, { tourId: 'umrah', fare: 'baby', quantity: 1 }], [umrah])

  expect(priced).toMatchObject({
    ok: true,
    value: [{ lineTotal: money(538_000, 'USD') }, { lineTotal: money(25_000, 'USD') }],
  })
})

test('refuses an empty cart', () => {
  expect(refusals([])).toBe('cart-empty')
})

test.each([[{ ...double, tourId: 'other' }], [{ ...double, fare: 'quad' }]])(
  'refuses a row that names nothing on sale',
  (line) => {
    expect(refusals([line])).toEqual([{ code: 'item-unknown', line: 0 }])
  },
)

test('refuses a closed tour', () => {
  expect(refusals([double], { ...umrah, availability: 'closed' })).toEqual([{ code: 'tour-closed', line: 0 }])
})

test('refuses a full tour and says how long it lasts', () => {
  expect(refusals([double], { ...umrah, availability: 'full', seatsLeft: 0 })).toEqual([
    { code: 'tour-full', line: 0, days: 10, seatsLeft: 0 },
  ])
})

test('refuses tours that are asked for', () => {
  expect(refusals([double], { ...umrah, saleMode: 'request' })).toEqual([{ code: 'tour-on-request', line: 0 }])
})

test.each([[0], [1.5], [-1], [100], [Number.NaN]])('refuses the quantity %s', (quantity) => {
  expect(refusals([{ ...double, quantity }])).toEqual([{ code: 'quantity', line: 0 }])
})

test('counts the seats of all rows of a tour together, babies not', () => {
  const child = { tourId: 'umrah', fare: 'child', quantity: 2 }
  const baby = { tourId: 'umrah', fare: 'baby', quantity: 5 }

  expect(seatsOf([double, child, baby])).toBe(4)
  expect(refusals([double, child])).toEqual([
    { code: 'tour-full', line: 0, days: 10, seatsLeft: 3 },
    { code: 'tour-full', line: 1, days: 10, seatsLeft: 3 },
  ])
  expect(refusals([double, baby])).toEqual([])
})

test('contains the tax in the price', () => {
  expect(totalsOf([aLine(100_000)], 'USD', rules, { isMember: false })).toMatchObject({
    subtotal: money(100_000, 'USD'),
    tax: money(15_254, 'USD'),
    shipping: money(0, 'USD'),
    total: money(100_000, 'USD'),
  })
})

test('adds the tax on top when the rules say so', () => {
  expect(totalsOf([aLine(100_000)], 'USD', { ...rules, isTaxIncluded: false }, { isMember: false })).toMatchObject({
    tax: money(18_000, 'USD'),
    total: money(118_000, 'USD'),
  })
})

test('takes the discount of members off once and before the tax', () => {
  expect(totalsOf([aLine(145_000), aLine(145_000)], 'USD', rules, { isMember: true })).toMatchObject({
    subtotal: money(290_000, 'USD'),
    discount: money(5000, 'USD'),
    tax: money(43_475, 'USD'),
    total: money(285_000, 'USD'),
  })
})

test('refuses babies without anybody to hold them', () => {
  expect(refusals([{ tourId: 'umrah', fare: 'baby', quantity: 1 }])).toEqual([{ code: 'quantity', line: 0 }])
})

test('gives no discount to guests and none in currencies without an amount', () => {
  expect(totalsOf([aLine(290_000)], 'USD', rules, { isMember: false }).discount.minor).toBe(0)
  expect(totalsOf([aLine(290_000, 'EUR')], 'EUR', rules, { isMember: true }).discount.minor).toBe(0)
})

test('never discounts below zero', () => {
  expect(totalsOf([aLine(3000)], 'USD', rules, { isMember: true }).total.minor).toBe(0)
})
