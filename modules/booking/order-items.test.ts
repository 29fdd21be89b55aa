import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { paymentSummaryOf, snapshotsOf, type Sale } from './order-items.ts'

const legs = [{ place: 'makkah', name: { tr: 'Mekke', en: 'Makkah', ar: 'مكة' }, nights: 7 }]

const sale = {
  currency: 'USD',
  lines: [
    {
      tourId: 'umrah',
      fare: 'double',
      quantity: 2,
      unitPrice: { minor: 199_000, currency: 'USD' },
      lineTotal: { minor: 398_000, currency: 'USD' },
    },
  ],
  departures: [{ id: 'umrah', departsOn: plainDate('2027-02-12'), originCode: 'IST', legs }],
} as unknown as Sale

test('an order and its payment keep where the way begins and ends', () => {
  expect(snapshotsOf(sale)).toMatchObject([{ originCode: 'IST', legs }])
  expect(paymentSummaryOf(sale)).toMatchObject({ originCode: 'IST', legs, travellers: 2 })
})
