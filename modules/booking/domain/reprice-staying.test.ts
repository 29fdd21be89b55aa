import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateBy, containedTax, money, subtract, type Money } from '#kernel/money.ts'
import { priceOfPerson, type PersonTerms } from './party.ts'
import { repriceStaying } from './reprice-staying.ts'
import type { OrderAmounts } from './reprice.ts'

const usd = (minor: number) => money(minor, 'USD')

type Person = PersonTerms & { isCancelled: boolean }

const person = (minor: number, change: Partial<Person> = {}): Person => ({
  fare: 'double',
  place: usd(minor),
  extras: [],
  discount: usd(0),
  isCancelled: false,
  ...change,
})

/** The amounts of an order of these people, with what was agreed for the whole of it. */
function amountsOf(people: readonly Person[], { shared = 0, isTaxIncluded = true } = {}): OrderAmounts {
  const gross = people.reduce((minor, { place }) => minor + place.minor, 0)
  const discount = people.reduce((minor, each) => minor + each.discount.minor, shared)
  const net = usd(gross - discount)
  const tax = isTaxIncluded ? containedTax(net, 1000) : usd(Math.round(net.minor / 10))
  return {
    subtotal: usd(gross),
    discount: usd(discount),
    tax,
    taxRate: 1000,
    isTaxIncluded,
    total: isTaxIncluded ? net : usd(net.minor + tax.minor),
  }
}

const gone = person(100_000, { isCancelled: true })

test('a lower price is a discount of those who travel alone', () => {
  const people = [gone, person(100_000), person(200_000)]

  const changed = repriceStaying(amountsOf(people), people, usd(360_000))

  expect(changed?.repriced).toMatchObject({ total: usd(360_000), discount: usd(40_000), sales: usd(0) })
  expect(changed?.people.map(({ discount }) => discount)).toEqual([usd(0), usd(13_333), usd(26_667)])
})

test('a higher price takes discounts of those who travel back first, and raises their places by the rest', () => {
  const people = [
    person(100_000, { isCancelled: true, discount: usd(10_000) }),
    person(100_000, { discount: usd(10_000) }),
  ]

  const changed = repriceStaying(amountsOf(people), people, usd(200_000))

  expect(changed?.repriced).toMatchObject({ discount: usd(10_000), sales: usd(10_000), discounts: usd(-10_000) })
  expect(changed?.people[0]).toEqual(people[0])
  expect(changed?.people[1]).toMatchObject({ discount: usd(0), place: usd(110_000) })
})

test('nothing is not a price for those who travel', () => {
  const people = [gone, person(100_000)]

  expect(repriceStaying(amountsOf(people), people, usd(100_000))).toBeUndefined()
  expect(repriceStaying(amountsOf(people), people, usd(100_001))).toBeDefined()
})

const anOrder = fc
  .record({
    leavers: fc.array(fc.record({ place: fc.integer({ min: 20_000, max: 900_000 }), off: fc.nat(10_000) }), {
      minLength: 1,
      maxLength: 3,
    }),
    stayers: fc.array(fc.record({ place: fc.integer({ min: 20_000, max: 900_000 }), off: fc.nat(10_000) }), {
      minLength: 1,
      maxLength: 4,
    }),
    shared: fc.nat(5_000),
    isTaxIncluded: fc.boolean(),
    change: fc.integer({ min: -9_000, max: 200_000 }),
  })
  .map(({ leavers, stayers, shared, isTaxIncluded, change }) => {
    const people = [
      ...leavers.map(({ place, off }) => person(place, { discount: usd(off), isCancelled: true })),
      ...stayers.map(({ place, off }) => person(place, { discount: usd(off) })),
    ]
    const amounts = amountsOf(people, { shared, isTaxIncluded })
    return { people, amounts, total: usd(amounts.total.minor + change) }
  })

/** What each bears of the price of the order. */
const sharesOf = (total: Money, people: readonly Person[]) =>
  allocateBy(
    total,
    people.map((each) => priceOfPerson(each).minor),
  )

test('whoever left bears what they bore, to the rounding; the amounts and the books add up', () => {
  fc.assert(
    fc.property(anOrder, ({ people, amounts, total }) => {
      const changed = repriceStaying(amounts, people, total)
      if (!changed) throw new Error('something is left to pay')
      const { repriced, people: after } = changed
      const before = sharesOf(amounts.total, people)
      const now = sharesOf(total, after)

      for (const [index, { isCancelled }] of people.entries()) {
        if (!isCancelled) continue
        expect(after[index]).toEqual(people[index])
        expect(Math.abs((now[index]?.minor ?? 0) - (before[index]?.minor ?? 0))).toBeLessThanOrEqual(2)
      }
      expect(repriced.total).toEqual(total)
      expect(repriced.difference).toEqual(subtract(total, amounts.total))
      expect(repriced.sales.minor - repriced.discounts.minor).toBe(repriced.difference.minor)
      const net = repriced.subtotal.minor - repriced.discount.minor
      expect(amounts.isTaxIncluded ? net : net + repriced.tax.minor).toBe(total.minor)
      expect(after.every(({ discount }) => discount.minor >= 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a price that rises again by what it fell leaves nothing of the discount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (fall) => {
      const people = [gone, person(100_000), person(70_000)]
      const amounts = amountsOf(people)
      const lower = repriceStaying(amounts, people, usd(amounts.total.minor - fall))
      if (!lower) throw new Error('something is left to pay')
      const again = repriceStaying({ ...amounts, ...lower.repriced }, lower.people, amounts.total)

      expect(again?.repriced.total).toEqual(amounts.total)
      expect(again?.repriced.discount.minor).toBeLessThanOrEqual(2)
      expect((again?.repriced.subtotal.minor ?? 0) - amounts.subtotal.minor).toBeLessThanOrEqual(2)
    }),
  )
})
