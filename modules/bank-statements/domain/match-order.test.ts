import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, money } from '#kernel/money.ts'
import { isLikelyOrder, matchOrders, readyToMatch, type OrderToMatch, type TellingLine } from './match-order.ts'

const order: OrderToMatch = {
  ref: 'a',
  number: '2026-000001',
  customer: 'Şükrü Yılmaz',
  others: ['Ayşe Demir', 'محمد الأحمد'],
  phone: '905321234567',
  customerKeys: ['email:sukru@example.com'],
  total: money(1_000_000, 'USD'),
  remaining: money(857_000, 'USD'),
  nextPart: money(200_000, 'USD'),
  isExpired: false,
}
const line: TellingLine = {
  amount: money(5_000, 'USD'),
  text: 'HAVALE',
  payerName: null,
  codes: new Map(),
  knownCustomers: new Set(),
  rateOf: () => undefined,
}
const match = (change: Partial<TellingLine>, orderChange: Partial<OrderToMatch> = {}) =>
  matchOrders({ ...line, ...change }, [readyToMatch({ ...order, ...orderChange })])[0]

test('number, name and the exact rest, as customers write them, are all said', () => {
  const found = match({ text: 'SUKRU YILMAZ 2026-000001 UMRE', amount: money(857_000, 'USD') })

  expect(found).toMatchObject({ ref: 'a', reasons: ['number', 'name', 'amount-rest'] })
  expect(found && isLikelyOrder(found)).toBe(true)
})

test.each<[string, Partial<TellingLine>, string]>([
  ['the number with other signs', { text: 'siparis 2026/000001' }, 'number'],
  ['the number run together', { text: 'SIPARIS2026000001UMRE' }, 'number'],
  ['a code of a transfer', { codes: new Map([['a', 'exact']]) }, 'reference'],
  ['a code with a slip', { codes: new Map([['a', 'almost']]) }, 'reference-almost'],
  ['the telephone as it is dialled at home', { text: '0532 123 45 67 umre' }, 'phone'],
  ['the telephone with its country', { text: '+90 532 1234567' }, 'phone'],
  ['the name the other way round, without its letters', { payerName: 'YILMAZ SUKRU' }, 'name'],
  ['the name within the text', { text: 'EFT GELEN ŞÜKRÜ YILMAZ' }, 'name'],
  ['a traveller in capital letters', { text: 'DEMIR AYSE ICIN' }, 'other-name'],
  ['a traveller in Arabic with other alefs', { text: 'حوالة من الاحمد محمد' }, 'other-name'],
  [
    'an account that paid for the customer before',
    { knownCustomers: new Set(['email:sukru@example.com']) },
    'known-account',
  ],
  ['what is still owed', { amount: money(857_000, 'USD') }, 'amount-rest'],
  ['the part that is due first', { amount: money(200_000, 'USD') }, 'amount-part'],
  [
    'what is still owed at the rate of the day',
    {
      amount: money(34_280_000, 'TRY'),
      rateOf: () => ({ base: 'USD', quote: 'TRY', rate: { value: 40, scale: 0 } }),
    },
    'amount-day-rate',
  ],
  ['all that it costs', { amount: money(1_000_000, 'USD') }, 'amount-total'],
])('%s is a reason', (_, change, reason) => {
  expect(match(change)?.reasons).toContain(reason)
})

test.each<[string, Partial<TellingLine>, Partial<OrderToMatch>, string]>([
  ['less than is owed', { text: '2026000001' }, {}, 'amount-less'],
  ['more than is owed', { text: '2026000001', amount: money(2_000_000, 'USD') }, {}, 'amount-more'],
  ['another currency', { text: '2026000001', amount: money(857_000, 'TRY') }, {}, 'other-currency'],
  ['seats that were given up', { text: '2026000001' }, { isExpired: true }, 'expired'],
])('%s is said beside it', (_, change, orderChange, reason) => {
  expect(match(change, orderChange)?.reasons).toContain(reason)
})

test.each<[string, Partial<TellingLine>]>([
  ['a stranger with another amount', {}],
  ['one name alone', { text: 'SUKRU' }],
  ['money that went out', { text: '2026000001', amount: money(-857_000, 'USD') }],
])('%s is no reason', (_, change) => {
  expect(match(change)).toBeUndefined()
})

test.each<[string, Partial<TellingLine>]>([
  ['an amount that fits', { amount: money(857_000, 'USD') }],
  ['a name', { payerName: 'Şükrü Yılmaz' }],
])('%s alone is proposed, but says little', (_, change) => {
  const found = match(change)

  expect(found && isLikelyOrder(found)).toBe(false)
})

test('who writes the number comes before whose amount fits', () => {
  const fitting = readyToMatch({ ...order, ref: 'b', number: '2026-000002', remaining: money(5_000, 'USD') })
  const named = readyToMatch(order)

  expect(matchOrders({ ...line, text: '2026-000001' }, [fitting, named]).map(({ ref }) => ref)).toEqual(['a', 'b'])
})

test('whatever a line says, its matches are few, each has a reason, and they do not depend on the order of the list', () => {
  const amounts = fc.record({ minor: fc.integer({ min: -9, max: 9 }), currency: fc.constantFrom(...currencies) })
  const orders = fc.uniqueArray(
    fc.record({
      ref: fc.string({ minLength: 1 }),
      remaining: amounts,
      customer: fc.string(),
      isExpired: fc.boolean(),
    }),
    { selector: ({ ref }) => ref },
  )
  fc.assert(
    fc.property(orders, fc.string(), amounts, (changes, text, amount) => {
      const ready = changes.map((change) => readyToMatch({ ...order, ...change }))
      const found = matchOrders({ ...line, text, amount }, ready)

      expect(found.length).toBeLessThanOrEqual(6)
      expect(found.every(({ reasons }) => reasons.length > 0)).toBe(true)
      expect(matchOrders({ ...line, text, amount }, ready.toReversed())).toEqual(found)
    }),
  )
})
