import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rooms where money is owed or paid: one amount of a page has cents there, so every one has. */
const rooms = [
  'app/site/{cart,checkout,order,payment,account}',
  'app/admin/{orders,cash,bank-statements,payment-links,payments}',
  'app/agent/reservations',
]
/** Prices on offer in these rooms, where nobody owes anything yet. */
const offers = ['app/site/cart/empty-cart.tsx']

test('pages of carts, orders, payments and refunds write every amount with its cents', () => {
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.tsx`)).filter((file) => !/\.test\./.test(file))
  const without = files
    .filter((file) => !offers.includes(file))
    .flatMap((file) => amountsOf(readFileSync(file, 'utf8')).map((amount) => `${file}: ${amount}`))
    .filter((amount) => !/\bcents\b/.test(amount))

  expect(files.length).toBeGreaterThan(50)
  expect(without).toEqual([])
})

/** Each place that writes an amount, with what it is told. */
function amountsOf(source: string): string[] {
  return source.match(/<(?:MoneyText|Price)\b[^>]*?\/>|\bformatMoney\([^\n]*/g) ?? []
}
