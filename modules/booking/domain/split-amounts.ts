import { allocateBy, containedTax, money, share, type Money } from '#kernel/money.ts'
import { priceOfPerson, type PersonTerms } from './party.ts'
import type { OrderAmounts } from './reprice.ts'

export type Amounts = Pick<OrderAmounts, 'subtotal' | 'discount' | 'tax' | 'total'>

/**
 * What an order costs without some of its travellers, and what they cost by themselves; together it is what the order cost.
 * Everybody takes along what was agreed with them, and of what was agreed for the whole order their part in proportion to
 * what they pay. `undefined` when one of the two would cost nothing.
 */
export function splitAmounts(
  amounts: OrderAmounts,
  staying: readonly PersonTerms[],
  leaving: readonly PersonTerms[],
): { staying: Amounts; leaving: Amounts } | undefined {
  const { currency } = amounts.total
  const of = (people: readonly PersonTerms[], minorOf: (person: PersonTerms) => number) =>
    people.reduce((minor, person) => minor + minorOf(person), 0)
  const price = (people: readonly PersonTerms[]) => of(people, (person) => priceOfPerson(person).minor)
  const discount = (people: readonly PersonTerms[]) => of(people, (person) => person.discount.minor)
  const everybody = [...staying, ...leaving]
  const partOf = (minor: number) => {
    const [part] = allocateBy(money(Math.abs(minor), currency), [price(leaving), price(staying)])
    return Math.sign(minor) * (part?.minor ?? 0)
  }
  const wholeNet = amounts.subtotal.minor - amounts.discount.minor
  const net = price(leaving) + partOf(wholeNet - price(everybody))
  const wanted = discount(leaving) + partOf(amounts.discount.minor - discount(everybody))
  // A higher total by hand has taken discounts back that still stand with their travellers.
  const taken = Math.min(Math.max(0, wanted), amounts.discount.minor)
  const tax = amounts.isTaxIncluded
    ? containedTax(money(Math.max(0, net), currency), amounts.taxRate).minor
    : share(money(Math.max(0, net), currency), amounts.taxRate).minor
  const along = {
    subtotal: net + taken,
    discount: taken,
    tax: Math.min(tax, amounts.tax.minor),
    total: amounts.isTaxIncluded ? net : net + Math.min(tax, amounts.tax.minor),
  }
  const there = {
    subtotal: amounts.subtotal.minor - along.subtotal,
    discount: amounts.discount.minor - along.discount,
    tax: amounts.tax.minor - along.tax,
    total: amounts.total.minor - along.total,
  }
  if (along.total <= 0 || there.total <= 0 || there.subtotal < 0) return undefined
  return { staying: asMoney(there, currency), leaving: asMoney(along, currency) }
}

/** What two orders cost together. */
export function joinAmounts(one: Amounts, other: Amounts): Amounts {
  const { currency } = one.total
  return asMoney(
    {
      subtotal: one.subtotal.minor + other.subtotal.minor,
      discount: one.discount.minor + other.discount.minor,
      tax: one.tax.minor + other.tax.minor,
      total: one.total.minor + other.total.minor,
    },
    currency,
  )
}

/** Of the money that came, the part that goes along unless staff say another one: as much of it as of the price. */
export function moneyAlong({
  paid,
  owed,
  total,
  most,
}: {
  paid: Money
  owed: Money
  total: Money
  most: Money
}): Money {
  const [part] = owed.minor > total.minor ? allocateBy(paid, [total.minor, owed.minor - total.minor]) : [paid]
  return money(Math.min(part?.minor ?? 0, most.minor, total.minor), paid.currency)
}

function asMoney(minors: Record<keyof Amounts, number>, currency: Money['currency']): Amounts {
  const { subtotal, discount, tax, total } = minors
  const amount = (minor: number) => money(minor, currency)
  return { subtotal: amount(subtotal), discount: amount(discount), tax: amount(tax), total: amount(total) }
}
