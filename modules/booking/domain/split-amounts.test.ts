import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, zero } from '#kernel/money.ts'
import { joinAmounts, moneyAlong, splitAmounts } from './split-amounts.ts'

const usd = (minor: number) => money(minor, 'USD')
const person = (minor: number, discount = 0) => ({
  fare: 'double',
  place: usd(minor),
  extras: [],
  discount: usd(discount),
})
const amounts = (subtotal: number, discount = 0) => ({
  subtotal: usd(subtotal),
  discount: usd(discount),
  tax: zero('USD'),
  taxRate: 0,
  isTaxIncluded: true,
  total: usd(subtotal - discount),
})

test('everybody takes along what was agreed with them', () => {
  const split = splitAmounts(amounts(600_00, 50_00), [person(300_00)], [person(300_00, 50_00)])

  expect(split).toMatchObject({
    staying: { subtotal: usd(300_00), discount: usd(0), total: usd(300_00) },
    leaving: { subtotal: usd(300_00), discount: usd(50_00), total: usd(250_00) },
  })
})

test('a discount of the whole order is shared in proportion to what is paid', () => {
  const split = splitAmounts(amounts(900_00, 90_00), [person(600_00)], [person(300_00)])

  expect(split).toMatchObject({ leaving: { discount: usd(30_00), total: usd(270_00) } })
})

test('neither of two orders may cost nothing', () => {
  expect(splitAmounts(amounts(300_00), [person(300_00)], [person(0)])).toBeUndefined()
  expect(splitAmounts(amounts(300_00), [person(0)], [person(300_00)])).toBeUndefined()
})

test('whatever was agreed, two orders are together the one they were, and joining undoes splitting', () => {
  const terms = fc.record({ place: fc.integer({ min: 1, max: 900_000 }), off: fc.integer({ min: 0, max: 100 }) })
  const people = fc.array(terms, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      people,
      people,
      fc.integer({ min: 0, max: 20 }),
      fc.constantFrom(0, 1000, 2000),
      fc.boolean(),
      (stay, leave, off, taxRate, isTaxIncluded) => {
        const read = ({ place, off: each }: { place: number; off: number }) =>
          person(place, Math.floor((place * each) / 200))
        const [staying, leaving] = [stay.map(read), leave.map(read)]
        const all = [...staying, ...leaving]
        const subtotal = all.reduce((sum, { place }) => sum + place.minor, 0)
        const own = all.reduce((sum, { discount }) => sum + discount.minor, 0)
        const discount = own + Math.floor(((subtotal - own) * off) / 100)
        const net = subtotal - discount
        const tax = isTaxIncluded
          ? net - Math.round(net / (1 + taxRate / 10_000))
          : Math.round((net * taxRate) / 10_000)
        const whole = {
          subtotal: usd(subtotal),
          discount: usd(discount),
          tax: usd(tax),
          taxRate,
          isTaxIncluded,
          total: usd(isTaxIncluded ? net : net + tax),
        }

        const split = splitAmounts(whole, staying, leaving)

        if (!split) return
        const rates = { taxRate, isTaxIncluded }
        const { subtotal: s, discount: d, tax: t, total } = whole
        expect(joinAmounts({ ...split.staying, ...rates }, { ...split.leaving, ...rates })).toEqual({
          subtotal: s,
          discount: d,
          tax: t,
          total,
        })
        for (const part of [split.staying, split.leaving])
          expect(part.subtotal.minor >= part.discount.minor && part.discount.minor >= 0 && part.total.minor > 0).toBe(
            true,
          )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('as much of the money goes along as of the price, and never more than there is', () => {
  const facts = { paid: usd(100_00), owed: usd(300_00), total: usd(100_00), most: usd(100_00) }

  expect(moneyAlong(facts)).toEqual(usd(33_33))
  expect(moneyAlong({ ...facts, most: usd(20_00) })).toEqual(usd(20_00))
  expect(moneyAlong({ ...facts, paid: usd(400_00), most: usd(400_00) })).toEqual(usd(100_00))
})
