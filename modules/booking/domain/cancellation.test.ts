import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { addDays, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { calculateCancellation, type CancellationCase, type SoldTour } from './cancellation.ts'

const usd = (minor: number) => money(minor, 'USD')
const departsOn = plainDate('2026-12-31')

function aTour(amounts: number[], changes: Partial<SoldTour> = {}): SoldTour {
  return {
    itemId: 'item',
    legalRegime: 'package_tour',
    departsOn,
    bands: [
      { fromDaysBefore: 15, refundPercent: 75 },
      { fromDaysBefore: 8, refundPercent: 50 },
      { fromDaysBefore: 0, refundPercent: 0 },
    ],
    travellers: amounts.map((minor, index) => ({
      id: `t${index}`,
      amount: usd(minor),
      discount: usd(0),
      isCancelled: false,
    })),
    ...changes,
  }
}

/** Two travellers at 1,000.00 each, paid in full by one card, notice 20 days before departure. */
function aCase(changes: Partial<CancellationCase> = {}): CancellationCase {
  return {
    isSold: true,
    total: usd(200_000),
    discount: usd(0),
    reduction: usd(0),
    tours: [aTour([100_000, 100_000])],
    payments: [{ attemptRef: 'a', price: usd(200_000), surcharge: usd(0) }],
    by: 'customer',
    notice: startInIstanbul(addDays(departsOn, -20)),
    travellerIds: 'all',
    law: { fullRefundDays: 30, refundDays: 14 },
    ...changes,
  }
}

test('gives the agreed share back and says until when', () => {
  const result = calculateCancellation(aCase())

  expect(result).toMatchObject({ isWhole: true, noticeOn: '2026-12-11', refundBy: '2026-12-25' })
  expect([result.paid, result.back, result.kept, result.fee]).toEqual([
    usd(200_000),
    usd(150_000),
    usd(50_000),
    usd(50_000),
  ])
  expect(result.refunds).toEqual([{ attemptRef: 'a', amount: usd(150_000), surcharge: usd(0) }])
})

test('counts the day of the notice in Istanbul, whatever day it is in London', () => {
  const lastMinute = new Date('2026-12-01T20:59:59Z')
  const oneLater = new Date('2026-12-01T21:00:00Z')

  expect(calculateCancellation(aCase({ notice: lastMinute })).tours[0]).toMatchObject({ days: 30, percent: 100 })
  expect(calculateCancellation(aCase({ notice: oneLater })).tours[0]).toMatchObject({ days: 29, percent: 75 })
})

test('one traveller leaves, the others stay paid', () => {
  const result = calculateCancellation(aCase({ travellerIds: ['t1'] }))

  expect(result).toMatchObject({ isWhole: false, reduction: usd(75_000), back: usd(75_000), fee: usd(25_000) })
})

test('what those who stay still owe falls by what is given back to the one who leaves', () => {
  const payments = [{ attemptRef: 'a', price: usd(60_000), surcharge: usd(0) }]

  const result = calculateCancellation(aCase({ travellerIds: ['t1'], payments }))
  const whole = calculateCancellation(aCase({ payments }))

  expect([result.back, result.kept, result.owed]).toEqual([usd(0), usd(60_000), usd(65_000)])
  expect(whole.owed).toEqual(usd(0))
})

test('a discount is borne by everybody in proportion', () => {
  const result = calculateCancellation(
    aCase({
      total: usd(195_000),
      discount: usd(5000),
      payments: [{ attemptRef: 'a', price: usd(195_000), surcharge: usd(0) }],
      travellerIds: ['t0'],
      by: 'organiser',
    }),
  )

  expect([result.back, result.discount]).toEqual([usd(97_500), usd(2500)])
})

const aDiscountedOrder = fc
  .record({
    people: fc.array(fc.record({ amount: fc.nat(500_000), own: fc.nat(50_000) }), { minLength: 1, maxLength: 8 }),
    shared: fc.nat(20_000),
    takenBack: fc.nat(1_000),
  })
  .map(({ people, shared, takenBack }) => {
    const travellers = people.map(({ amount, own }, index) => ({
      id: `t${index}`,
      amount: usd(amount),
      discount: usd(own),
      isCancelled: false,
    }))
    const own = people.reduce((minor, each) => minor + each.own, 0)
    return { travellers, shared, takenBack: Math.min(own, takenBack), own }
  })

/** The discount that goes with each traveller who leaves alone. */
function discountsOf({ travellers }: { travellers: SoldTour['travellers'] }, discount: number): number[] {
  return travellers.map(({ id }) => {
    const request = aCase({ tours: [aTour([], { travellers })], discount: usd(discount), travellerIds: [id] })
    return calculateCancellation(request).discount.minor
  })
}

test('whoever leaves takes their own discount along, and of that of the whole order their share', () => {
  fc.assert(
    fc.property(aDiscountedOrder, (order) => {
      const gone = discountsOf(order, order.own + order.shared)
      const all = order.travellers.reduce((minor, { amount }) => minor + amount.minor, 0)

      expect(gone.reduce((minor, each) => minor + each, 0)).toBe(order.own + order.shared)
      for (const [index, { amount, discount }] of order.travellers.entries()) {
        const weight = all === 0 ? 1 / order.travellers.length : amount.minor / all
        const off = (gone[index] ?? 0) - discount.minor - order.shared * weight
        expect(Math.abs(off)).toBeLessThan(1)
      }
    }),
    { numRuns: 1000 },
  )
})

test('of discounts that a higher total took back nobody takes more along than is left', () => {
  fc.assert(
    fc.property(aDiscountedOrder, (order) => {
      const gone = discountsOf(order, order.own - order.takenBack)

      expect(gone.reduce((minor, each) => minor + each, 0)).toBe(order.own - order.takenBack)
      expect(gone.every((minor, index) => minor <= (order.travellers[index]?.discount.minor ?? 0) + 1)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('an order that holds no traveller any more has no discount to give back', () => {
  const result = calculateCancellation(aCase({ tours: [aTour([])], discount: usd(5000), payments: [] }))

  expect([result.discount, result.back]).toEqual([usd(0), usd(0)])
})

test('the last traveller gets what is left, with the fee of the first one kept', () => {
  const first = calculateCancellation(aCase({ travellerIds: ['t0'] }))
  const second = calculateCancellation(
    aCase({
      travellerIds: 'all',
      reduction: first.reduction,
      payments: [{ attemptRef: 'a', price: usd(125_000), surcharge: usd(0) }],
      tours: [
        aTour([100_000, 100_000], {
          travellers: [
            { id: 't0', amount: usd(100_000), discount: usd(0), isCancelled: true },
            { id: 't1', amount: usd(100_000), discount: usd(0), isCancelled: false },
          ],
        }),
      ],
    }),
  )

  expect(second).toMatchObject({ isWhole: true, back: usd(75_000), kept: usd(50_000), fee: usd(25_000) })
})

test('of a deposit only what is above the fee goes back, and the rest is asked of nobody', () => {
  const paid = (minor: number) => aCase({ payments: [{ attemptRef: 'a', price: usd(minor), surcharge: usd(0) }] })

  expect(calculateCancellation(paid(40_000))).toMatchObject({
    back: usd(0),
    kept: usd(40_000),
    reduction: usd(160_000),
  })
  expect(calculateCancellation(paid(60_000))).toMatchObject({ back: usd(10_000), kept: usd(50_000), fee: usd(50_000) })
})

test('whoever stays owes the own price before anything goes back', () => {
  const result = calculateCancellation(
    aCase({ travellerIds: ['t0'], payments: [{ attemptRef: 'a', price: usd(60_000), surcharge: usd(0) }] }),
  )

  expect(result).toMatchObject({ reduction: usd(75_000), back: usd(0), kept: usd(60_000) })
})

test('money goes back the way it came last, surcharges in proportion', () => {
  const result = calculateCancellation(
    aCase({
      payments: [
        { attemptRef: 'late', price: usd(100_000), surcharge: usd(5_000) },
        { attemptRef: 'early', price: usd(100_000), surcharge: usd(3_000) },
      ],
    }),
  )

  expect(result.refunds).toEqual([
    { attemptRef: 'late', amount: usd(105_000), surcharge: usd(5_000) },
    { attemptRef: 'early', amount: usd(51_500), surcharge: usd(1_500) },
  ])
})

test('an order that was never sold gives everything back', () => {
  const result = calculateCancellation(
    aCase({
      isSold: false,
      notice: startInIstanbul(departsOn),
      payments: [{ attemptRef: 'a', price: usd(7), surcharge: usd(0) }],
    }),
  )

  expect(result).toMatchObject({ back: usd(7), kept: usd(0) })
  expect(result.tours[0]?.rule).toEqual({ code: 'not-sold' })
})

test('journeys of one order are judged each by its own days', () => {
  const result = calculateCancellation(
    aCase({
      tours: [
        aTour([100_000]),
        aTour([100_000], {
          itemId: 'later',
          departsOn: plainDate('2027-03-01'),
          travellers: [{ id: 'x', amount: usd(100_000), discount: usd(0), isCancelled: false }],
        }),
      ],
    }),
  )

  expect(result.tours.map(({ itemId, percent }) => [itemId, percent])).toEqual([
    ['item', 75],
    ['later', 100],
  ])
  expect(result.back).toEqual(usd(175_000))
})

const cents = (max: number) => fc.nat(max).map(usd)

const aRandomCase = fc
  .record({
    amounts: fc.array(fc.nat(500_000), { minLength: 1, maxLength: 8 }),
    discount: fc.nat(20_000),
    bands: fc.array(fc.record({ fromDaysBefore: fc.nat(60), refundPercent: fc.nat(100) }), { maxLength: 5 }),
    legalRegime: fc.constantFrom('package_tour' as const, 'distance_dated' as const),
    payments: fc.array(fc.record({ price: cents(900_000), surcharge: cents(90_000) }), { maxLength: 4 }),
    leaving: fc.nat(255),
    days: fc.integer({ min: -5, max: 70 }),
    by: fc.constantFrom('customer' as const, 'customer' as const, 'organiser' as const, 'force-majeure' as const),
    isSold: fc.boolean(),
  })
  .map(({ amounts, discount, bands, legalRegime, payments, leaving, days, by, isSold }) => {
    const whole = amounts.reduce((total, amount) => total + amount, 0)
    const tour = aTour(amounts, { bands, legalRegime })
    return {
      days,
      request: aCase({
        isSold,
        by,
        total: usd(Math.max(0, whole - discount)),
        discount: usd(Math.min(whole, discount)),
        tours: [tour],
        payments: payments.map((payment, index) => ({ attemptRef: `a${index}`, ...payment })),
        travellerIds: tour.travellers.filter((_, index) => (leaving >> index) & 1).map(({ id }) => id),
        notice: startInIstanbul(addDays(departsOn, -days)),
      }),
    }
  })

test('what is kept and what goes back are together what was paid, and no payment gives back more than it brought', () => {
  fc.assert(
    fc.property(aRandomCase, ({ request }) => {
      const { paid, back, kept, reduction, fee, refunds, tours } = calculateCancellation(request)
      const brought = new Map(
        request.payments.map(({ attemptRef, price, surcharge }) => [
          attemptRef,
          [price.minor + surcharge.minor, surcharge.minor],
        ]),
      )

      expect(kept.minor + back.minor).toBe(paid.minor)
      expect(refunds.reduce((total, { amount }) => total + amount.minor, 0)).toBe(back.minor)
      expect([back, kept, reduction, fee].every(({ minor }) => minor >= 0)).toBe(true)
      expect(tours.every((tour) => tour.back.minor + tour.kept.minor === tour.price.minor)).toBe(true)
      expect(
        refunds.every(({ attemptRef, amount, surcharge }) => {
          const [most = 0, mostSurcharge = 0] = brought.get(attemptRef) ?? []
          return amount.minor > 0 && amount.minor <= most && surcharge.minor <= mostSurcharge
        }),
      ).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('an earlier notice never gives less back, and who ends a journey for others gives the most', () => {
  fc.assert(
    fc.property(aRandomCase, fc.nat(30), ({ request, days }, earlier) => {
      const at = (before: number) =>
        calculateCancellation({ ...request, notice: startInIstanbul(addDays(departsOn, -before)) }).back.minor

      expect(at(days + earlier)).toBeGreaterThanOrEqual(at(days))
      expect(calculateCancellation({ ...request, by: 'organiser' }).back.minor).toBeGreaterThanOrEqual(at(days))
    }),
    { numRuns: 1000 },
  )
})
