import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, containedTax, money, subtract, type Money } from '#kernel/money.ts'
import { discountOf, priceOfPerson, repriceParty, type PersonTerms } from './party.ts'

const usd = (minor: number) => money(minor, 'USD')
const person = (minor: number, change: Partial<PersonTerms> = {}): PersonTerms => ({
  fare: 'double',
  place: usd(minor),
  extras: [],
  discount: usd(0),
  ...change,
})
const amounts = (subtotal: number, discount = 0, isTaxIncluded = true) => ({
  subtotal: usd(subtotal),
  discount: usd(discount),
  tax: containedTax(usd(subtotal - discount), 1000),
  taxRate: 1000,
  isTaxIncluded,
  total: isTaxIncluded ? usd(subtotal - discount) : usd(Math.round((subtotal - discount) * 1.1)),
})

test('a dearer room raises the order by the difference, and the others pay what they did', () => {
  const repriced = repriceParty(amounts(538_000), [person(269_000)], [person(300_000, { fare: 'single' })])

  expect(repriced).toMatchObject({
    subtotal: usd(569_000),
    total: usd(569_000),
    difference: usd(31_000),
    sales: usd(31_000),
    discounts: usd(0),
  })
})

test('an extra is sold, a discount is booked as one', () => {
  const after = person(269_000, { extras: [{ name: 'Balcony', amount: usd(5_000) }], discount: usd(20_000) })

  expect(repriceParty(amounts(538_000), [person(269_000)], [after])).toMatchObject({
    subtotal: usd(543_000),
    discount: usd(20_000),
    total: usd(523_000),
    sales: usd(5_000),
    discounts: usd(20_000),
  })
})

test('a tax that is added follows', () => {
  expect(repriceParty(amounts(100_000, 0, false), [], [person(50_000)])).toMatchObject({
    tax: usd(15_000),
    total: usd(165_000),
  })
})

test('an order never costs nothing', () => {
  expect(
    repriceParty(amounts(100_000), [person(100_000)], [person(100_000, { discount: usd(100_000) })]),
  ).toBeUndefined()
})

test('a discount is an amount or a part, and never more than there is to pay', () => {
  expect(discountOf({ rate: 1000 }, usd(269_000))).toEqual(usd(26_900))
  expect(discountOf({ amount: usd(269_000) }, usd(269_000))).toEqual(usd(269_000))
  expect(discountOf({ amount: usd(269_001) }, usd(269_000))).toBeUndefined()
  expect(discountOf({ amount: usd(-1) }, usd(269_000))).toBeUndefined()
})

const terms = fc
  .tuple(fc.integer({ min: 0, max: 900_000 }), fc.nat({ max: 50_000 }), fc.nat({ max: 100 }))
  .map(([place, extra, percent]) => {
    const gross = place + extra
    return person(place, {
      extras: extra > 0 ? [{ name: 'x', amount: usd(extra) }] : [],
      discount: usd(Math.floor((gross * percent) / 100)),
    })
  })

test('whatever is agreed with whom: the total moves by what the people pay, and going back gives the same order', () => {
  fc.assert(
    fc.property(terms, terms, fc.nat({ max: 900_000 }), fc.nat({ max: 1_000 }), (was, is, others, off) => {
      const all = add(usd(others + 1_001), priceOfPerson(was))
      const whole = amounts(all.minor + was.discount.minor, was.discount.minor + off)
      const there = repriceParty(whole, [was], [is])
      if (!there) return
      expect(there.difference).toEqual(subtract(priceOfPerson(is), priceOfPerson(was)))
      expect(subtract(there.sales, there.discounts)).toEqual(there.difference)
      expect(there.total).toEqual(subtract(there.subtotal, there.discount))
      const back = repriceParty({ ...whole, ...there }, [is], [was])
      expect(back && amountsOf(back)).toEqual(amountsOf(whole))
    }),
  )
})

function amountsOf({ subtotal, discount, tax, total }: Record<'subtotal' | 'discount' | 'tax' | 'total', Money>) {
  return { subtotal, discount, tax, total }
}
