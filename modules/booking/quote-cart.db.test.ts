import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { quoteCart, viewCart } from './quote-cart.server.ts'
import { memberDiscountSetting, pricesIncludeTaxSetting, taxRateSetting } from './settings.server.ts'
import { noon } from './testing/builders.ts'

const euros = [{ fare: 'adult', amountMinor: 3900 }] as const

test('prices a cart by the prices of the server', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)

  const quote = await quoteCart(db, { lines: [{ tourId: id, fare: 'double', quantity: 4 }], isMember: true }, noon)

  expect(quote).toMatchObject({
    ok: true,
    value: {
      subtotal: money(1_076_000, 'USD'),
      discount: money(5000, 'USD'),
      taxRate: 1800,
      tax: money(163_373, 'USD'),
      shipping: money(0, 'USD'),
      total: money(1_071_000, 'USD'),
      otherCurrencies: [],
      expiresAt: new Date('2026-12-01T09:30:00Z'),
    },
  })
})

test('lets rows of other currencies stay in the cart', async () => {
  const db = await testDb()
  const dollars = await aDeparture(db)
  const bosphorus = await aDeparture(db, { currency: 'EUR', fares: [...euros], tour: { priceMode: 'person' } })
  const lines = [
    { tourId: dollars.id, fare: 'double', quantity: 1 },
    { tourId: bosphorus.id, fare: 'adult', quantity: 4 },
  ]

  const first = await quoteCart(db, { lines, isMember: false }, noon)
  const second = await quoteCart(db, { lines, isMember: false, currency: 'EUR' }, noon)

  expect(first).toMatchObject({
    value: { currency: 'USD', otherCurrencies: [{ currency: 'EUR', subtotal: money(15_600, 'EUR'), tours: 1 }] },
  })
  expect(second).toMatchObject({
    value: { currency: 'EUR', total: money(15_600, 'EUR'), otherCurrencies: [{ currency: 'USD' }] },
  })
})

test('follows the settings for tax and discount', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { fares: [{ fare: 'double', amountMinor: 100_000 }] })
  await writeSetting(db, taxRateSetting, 20)
  await writeSetting(db, pricesIncludeTaxSetting, false)
  await writeSetting(db, memberDiscountSetting, { USD: 100 })

  const quote = await quoteCart(db, { lines: [{ tourId: id, fare: 'double', quantity: 1 }], isMember: true }, noon)

  expect(quote).toMatchObject({
    value: { discount: money(10_000, 'USD'), tax: money(18_000, 'USD'), total: money(108_000, 'USD') },
  })
})

test('names every row that cannot be bought by its place in the request', async () => {
  const db = await testDb()
  const open = await aDeparture(db)
  const full = await aDeparture(db, { capacity: 5, seatsSold: 5, tour: { days: 7 } })
  const closed = await aDeparture(db, { status: 'closed' })
  const hajj = await aDeparture(db, { tour: { saleMode: 'request' } })
  const lines = [open, full, closed, hajj].map(({ id }) => ({ tourId: id, fare: 'double', quantity: 1 }))

  expect(await quoteCart(db, { lines, isMember: false }, noon)).toEqual({
    ok: false,
    error: {
      code: 'refused-lines',
      lines: [
        { code: 'tour-full', line: 1, days: 7, seatsLeft: 0 },
        { code: 'tour-closed', line: 2 },
        { code: 'tour-on-request', line: 3 },
      ],
    },
  })
})

test('refuses an unknown tour and an empty cart', async () => {
  const db = await testDb()
  const unknown = { tourId: '12-02-2027-21-02-2027-NOWHERE', fare: 'double', quantity: 1 }

  expect(await quoteCart(db, { lines: [unknown], isMember: false }, noon)).toMatchObject({
    error: { code: 'refused-lines', lines: [{ code: 'item-unknown', line: 0 }] },
  })
  expect(await quoteCart(db, { lines: [], isMember: false }, noon)).toEqual({
    ok: false,
    error: { code: 'cart-empty' },
  })
})

test('gives the same quote id until a price changes', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const request = { lines: [{ tourId: id, fare: 'double', quantity: 2 }], isMember: false }

  const first = await quoteCart(db, request, noon)
  const again = await quoteCart(db, request, noon)
  await writeSetting(db, taxRateSetting, 20)
  const changed = await quoteCart(db, request, noon)

  const idOf = (quote: typeof first) => quote.ok && quote.value.quoteId
  expect(idOf(again)).toBe(idOf(first))
  expect(idOf(changed)).not.toBe(idOf(first))
})

test('shows a whole cart by currency and counts only what can be bought', async () => {
  const db = await testDb()
  const open = await aDeparture(db)
  const full = await aDeparture(db, { capacity: 2, seatsSold: 2 })
  const bosphorus = await aDeparture(db, { currency: 'EUR', fares: [...euros], tour: { priceMode: 'person' } })
  const lines = [
    { tourId: open.id, fare: 'double', quantity: 2 },
    { tourId: bosphorus.id, fare: 'adult', quantity: 1 },
    { tourId: open.id, fare: 'child', quantity: 1 },
    { tourId: full.id, fare: 'double', quantity: 1 },
    { tourId: '01-01-2030-02-01-2030-GONE', fare: 'double', quantity: 1 },
  ]

  const { groups, unknown } = await viewCart(db, { lines, isMember: false }, noon)

  expect(groups.map(({ currency, isPayable, totals }) => [currency, isPayable, totals.total.minor])).toEqual([
    ['USD', false, 702_000],
    ['EUR', true, 3900],
  ])
  expect(groups[0]?.tours.map((tour) => tour.lines.map(({ fare, refusal }) => [fare, refusal]))).toEqual([
    [
      ['double', null],
      ['child', null],
    ],
    [['double', 'tour-full']],
  ])
  expect(unknown).toEqual([lines[4]])
})
