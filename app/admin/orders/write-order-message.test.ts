import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import type { OrderToTell } from '#modules/booking/index.server.ts'
import { writeOrderMessage } from './write-order-message.ts'

const journey = {
  name: { tr: 'Ekonomik umre', en: 'Economy Umrah', ar: 'عمرة اقتصادية' },
  departsOn: plainDate('2027-02-12'),
  returnsOn: plainDate('2027-02-21'),
}

function anOrderToTell(wish: Partial<OrderToTell> = {}): OrderToTell {
  return {
    id: 'o-1',
    orderNo: '2027-000042',
    accessToken: 't-1',
    locale: 'en',
    customer: { name: 'Zehra Ak', phone: '+905320000001', email: '' },
    isAlive: true,
    journeys: [{ ...journey, travellers: 2 }],
    total: money(300_000, 'USD'),
    next: { amount: money(100_000, 'USD'), dueOn: plainDate('2027-01-01'), paymentToken: 'p-1' },
    holdUntil: null,
    missing: [{ name: 'Zehra Ak', replacesPassport: false, dueOn: plainDate('2027-01-13') }],
    ...wish,
  }
}

test('tells places, price, what is paid next and where', () => {
  const { words } = writeOrderMessage(anOrderToTell(), 'https://kafile.example')

  expect(words).toContain('2 places are reserved for you')
  expect(words).toContain('$1,000.00')
  expect(words).toContain('https://kafile.example/payment/p-1')
})

test.each(locales)('an order that is over is promised no place and asked for no money in %s', (locale) => {
  const over = anOrderToTell({ locale, isAlive: false, journeys: [{ ...journey, travellers: 0 }], next: null })

  const { words, paymentUrl } = writeOrderMessage(over, 'https://kafile.example')

  expect(paymentUrl).toBeNull()
  expect(words).toContain('2027-000042')
  expect(words).toContain(journey.name[locale])
  expect(words.split('\n')).toHaveLength(4)
  expect(words).not.toMatch(/3[.,]000|\b0\b/)
})
