import { expect, test } from 'vitest'
import { readPriceForm } from './read-price-form.server.ts'

const typed = {
  taxRate: '18',
  priceMode: 'included',
  'discount-USD': '50',
  'rate-2': '5',
  'rate-3': '7,5',
  'rate-12': '25',
}

test('reads what staff typed; the single payment without surcharge always stays', () => {
  expect(readPriceForm(typed)).toEqual({
    ok: true,
    value: {
      taxRate: 18,
      pricesIncludeTax: true,
      memberDiscount: { USD: 50 },
      installmentRates: [
        { count: 1, surcharge: 0 },
        { count: 2, surcharge: 500 },
        { count: 3, surcharge: 750 },
        { count: 12, surcharge: 2500 },
      ],
    },
  })
})

test('what is left empty is not offered', () => {
  const read = readPriceForm({ taxRate: '0', priceMode: 'added', 'rate-2': ' ', 'discount-USD': '' })

  expect(read).toMatchObject({
    value: { taxRate: 0, pricesIncludeTax: false, memberDiscount: {}, installmentRates: [{ count: 1, surcharge: 0 }] },
  })
})

test.each([
  ['taxRate', ''],
  ['taxRate', '100,01'],
  ['taxRate', '-1'],
  ['rate-6', 'çok'],
  ['rate-6', '7,555'],
  ['discount-TRY', '-5'],
])('%s is not "%s"', (name, value) => {
  const read = readPriceForm({ ...typed, [name]: value })

  expect(read.ok ? [] : [...read.error]).toEqual([name])
})
