import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { anAgency, aPaidOrder } from '../testing/documents.ts'
import { factsOf, type DocumentSubject } from './document-facts.ts'
import { legalTermsSetting } from './legal-terms.server.ts'

const bands = [
  { fromDaysBefore: 30, refundPercent: 100 },
  { fromDaysBefore: 15, refundPercent: 50 },
  { fromDaysBefore: 7, refundPercent: 25 },
  { fromDaysBefore: 0, refundPercent: 0 },
]

function aSubject(change: Partial<DocumentSubject> = {}, locale: Locale = 'tr'): DocumentSubject {
  const order = aPaidOrder()
  return {
    agency: anAgency(locale),
    terms: legalTermsSetting.fallback,
    total: order.total,
    discount: order.discount,
    tours: order.tours.map((tour) => ({ snapshot: { ...tour, cancellation: bands }, details: undefined })),
    ...change,
  }
}

test('an order that is paid at once has nothing left, and names its discount', () => {
  const facts = factsOf(aSubject(), 'tr')

  expect(facts).toMatchObject({
    totalPrice: '5.330,00\u00a0$ (50,00\u00a0$ indirim düşülmüştür)',
    paidNow: '5.330,00\u00a0$',
    remaining: '0,00\u00a0$',
    restOfPrice: 'Kalan bedel yoktur.',
  })
})

test('a plan is named part by part with its days', () => {
  const parts = [
    { amount: money(106_600, 'USD'), dueOn: null, paidAt: null },
    { amount: money(200_000, 'USD'), dueOn: plainDate('2027-01-01'), paidAt: null },
    { amount: money(226_400, 'USD'), dueOn: plainDate('2027-01-13'), paidAt: null },
  ]

  expect(factsOf(aSubject({ parts }), 'en')).toMatchObject({
    paidNow: '$1,066.00',
    remaining: '$4,264.00',
    restOfPrice: 'Remaining $4,264.00, due on these days: 1 January 2027: $2,000.00; 13 January 2027: $2,264.00.',
  })
})

test('the bands of the order stand in the table of deductions, from the day below the full refund', () => {
  expect(factsOf(aSubject(), 'tr')).toMatchObject({
    band1From: '29',
    band1To: '15',
    band1Rate: '50',
    band2From: '14',
    band2To: '7',
    band2Rate: '75',
    band3From: '6',
    band3To: '0',
    band3Rate: '100',
  })
})

test('journeys with different bands have no common table', () => {
  const { tours } = aSubject()
  const other = tours.map((tour) => ({ ...tour, snapshot: { ...tour.snapshot, cancellation: bands.slice(0, 2) } }))

  expect(factsOf(aSubject({ tours: [...tours, ...other] }), 'tr')).not.toHaveProperty('band1From')
})

test('amounts keep their own direction in Arabic', () => {
  expect(factsOf(aSubject({}, 'ar'), 'ar')['paidNow']).toBe('\u2066$5,330.00\u2069')
})

test.each([
  [null, 'Mina Çadırları (Mina)', 'خيام منى (منى)'],
  [1, 'Mina Çadırları (Mina, 1 yıldız)', 'خيام منى (منى، نجمة واحدة)'],
  [2, 'Mina Çadırları (Mina, 2 yıldız)', 'خيام منى (منى، نجمتان)'],
  [5, 'Mina Çadırları (Mina, 5 yıldız)', 'خيام منى (منى، 5 نجوم)'],
])('a stay of class %s is named with it, or without', (stars, tr, ar) => {
  const place = { tr: 'Mina Çadırları', en: 'Tents of Mina', ar: 'خيام منى' }
  const city = { tr: 'Mina', en: 'Mina', ar: 'منى' }
  const tours = aSubject().tours.map(({ snapshot, details }) => ({
    details,
    snapshot: {
      ...snapshot,
      hotels: snapshot.hotels.slice(0, 1).map((hotel) => ({ ...hotel, name: place, cityName: city, stars })),
    },
  }))

  expect([factsOf(aSubject({ tours }), 'tr').hotels, factsOf(aSubject({ tours }), 'ar').hotels]).toEqual([tr, ar])
})

test('the conditions of cancellation stand as ranges, one after the other', () => {
  expect(factsOf(aSubject(), 'en').cancellationBands).toBe(
    '30 days or more before departure: 100% refund (compulsory taxes and charges excepted); 15 to 29 days before departure: 50% refund; 7 to 14 days before departure: 25% refund; 0 to 6 days before departure: no refund',
  )
})
