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

test('an order that is paid at once has nothing left, and names the discount of its member', () => {
  const facts = factsOf(aSubject(), 'tr')

  expect(facts).toMatchObject({
    totalPrice: '5.330,00\u00a0$ (üye indirimi 50,00\u00a0$ düşülmüştür)',
    paidNow: '5.330,00\u00a0$',
    remaining: '0,00\u00a0$',
    remainingDueDate: 'kalan yok',
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
    remainingDueDate: '1 January 2027: $2,000.00; 13 January 2027: $2,264.00',
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
