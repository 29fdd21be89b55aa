import { add, allocateBy, inProportion, money, type Money } from '#kernel/money.ts'
import { priceOfPerson, type PersonTerms } from './party.ts'
import { netOf, type OrderAmounts, type Repriced } from './reprice.ts'

type Member = PersonTerms & { isCancelled: boolean }

/**
 * Another total for an order that somebody left: those who travel bear the change alone, in proportion to what they pay, so
 * that whoever left bears of the price what they bore. A lower total is a discount of those who travel; a higher one takes
 * such discounts back first and raises the price of their places by the rest. `undefined` when nothing would be left for
 * those who travel to pay.
 */
export function repriceStaying<Person extends Member>(
  amounts: OrderAmounts,
  people: readonly Person[],
  total: Money,
): { repriced: Repriced; people: Person[] } | undefined {
  const { currency } = total
  const before = amounts.subtotal.minor - amounts.discount.minor
  const { net, tax } = netOf(amounts, total)
  const inStep = (minor: number) => inProportion(money(minor, currency), net.minor - before, before).minor
  const all = minorsOf(people, priceOfPerson)
  const own = minorsOf(people, ({ discount }) => discount)
  // What stands with nobody: what the whole order was discounted by, as for members, and what it was raised by, by hand.
  const shared = Math.max(0, amounts.discount.minor - own)
  const raised = before - all + shared
  const borne = inStep(all)
  const after = bearAlone(people, borne)
  if (!after) return undefined

  const sharedChange = inStep(raised) + borne - (net.minor - before)
  const ownChange = minorsOf(after, ({ discount }) => discount) - own
  const discount = Math.max(0, amounts.discount.minor + ownChange + sharedChange)
  const difference = total.minor - amounts.total.minor
  const discounts = discount - amounts.discount.minor
  return {
    repriced: {
      subtotal: money(net.minor + discount, currency),
      discount: money(discount, currency),
      tax,
      total,
      difference: money(difference, currency),
      sales: money(difference + discounts, currency),
      discounts: money(discounts, currency),
    },
    people: after,
  }
}

/** Those who travel with a change of their prices; `undefined` when it takes all of them away. */
function bearAlone<Person extends Member>(people: readonly Person[], change: number): Person[] | undefined {
  const travelling = people.filter(({ isCancelled }) => !isCancelled)
  const prices = travelling.map((person) => priceOfPerson(person).minor)
  if (prices.reduce((minor, price) => minor + price, change) <= 0) return undefined
  const [first] = travelling
  if (!first) return undefined
  const parts = allocateBy(money(Math.abs(change), first.place.currency), prices)
  const partOf = new Map(travelling.map((person, index) => [person, parts[index]]))
  return people.map((person) => {
    const part = partOf.get(person)
    return part ? (change < 0 ? lowered(person, part) : raisedBy(person, part)) : person
  })
}

function lowered<Person extends PersonTerms>(person: Person, part: Money): Person {
  return { ...person, discount: add(person.discount, part) }
}

function raisedBy<Person extends PersonTerms>(person: Person, { minor, currency }: Money): Person {
  const back = Math.min(minor, person.discount.minor)
  const discount = money(person.discount.minor - back, currency)
  return { ...person, discount, place: add(person.place, money(minor - back, currency)) }
}

function minorsOf<Person>(people: readonly Person[], amountOf: (person: Person) => Money): number {
  return people.reduce((minor, person) => minor + amountOf(person).minor, 0)
}
