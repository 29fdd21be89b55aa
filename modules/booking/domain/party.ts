import { add, containedTax, money, share, subtract, sum, zero, type Money } from '#kernel/money.ts'
import type { OrderAmounts, Repriced } from './reprice.ts'

/** Something that one traveller pays beside the fare: a room with a view, an earlier flight. */
export type Extra = { name: string; amount: Money }

/** What staff agree with one traveller: the fare, what comes on top of it, and what is taken off both. */
export type PersonTerms = {
  fare: string
  /** What the fare costs: on the day of the sale, or on the day on which staff changed it. */
  place: Money
  extras: readonly Extra[]
  discount: Money
  /** The number of the room of the order that they were sold; null where nobody said, and for somebody new. */
  soldRoom?: number | null
}

/** A discount as staff type it: an amount, or basis points of what the traveller would pay. */
export type DiscountWish = { amount: Money } | { rate: number }

export const MOST_EXTRAS = 10
export const LONGEST_EXTRA = 80

/** What the traveller would pay without a discount. */
export function grossOf({ place, extras }: Pick<PersonTerms, 'place' | 'extras'>): Money {
  return add(
    place,
    sum(
      extras.map(({ amount }) => amount),
      place.currency,
    ),
  )
}

/** What the traveller pays. */
export function priceOfPerson(terms: PersonTerms): Money {
  return subtract(grossOf(terms), terms.discount)
}

/** The discount in the currency of the order; `undefined` when it is more than there is to pay. */
export function discountOf(wish: DiscountWish, gross: Money): Money | undefined {
  const discount = 'amount' in wish ? wish.amount : share(gross, wish.rate)
  return discount.minor < 0 || discount.minor > gross.minor ? undefined : discount
}

/**
 * The amounts of an order in which some travellers have other terms, or are new: what the others pay and what the whole
 * order is discounted by stays as it was agreed. `undefined` when nothing would be left to pay.
 */
export function repriceParty(
  amounts: OrderAmounts,
  before: readonly PersonTerms[],
  after: readonly PersonTerms[],
): Repriced | undefined {
  const { currency } = amounts.total
  const grossChange = subtract(grossOfAll(after, currency), grossOfAll(before, currency))
  const discountChange = subtract(discountOfAll(after, currency), discountOfAll(before, currency))
  const wanted = amounts.discount.minor + discountChange.minor
  // A higher total by hand has taken discounts back that still stand with their travellers.
  const discount = money(Math.max(0, wanted), currency)
  const net = money(amounts.subtotal.minor + grossChange.minor - wanted, currency)
  const tax = amounts.isTaxIncluded ? containedTax(net, amounts.taxRate) : share(net, amounts.taxRate)
  const total = amounts.isTaxIncluded ? net : add(net, tax)
  if (total.minor <= 0) return undefined
  const difference = subtract(total, amounts.total)
  const discounts = subtract(discount, amounts.discount)
  return {
    subtotal: add(net, discount),
    discount,
    tax,
    total,
    difference,
    sales: add(difference, discounts),
    discounts,
  }
}

function grossOfAll(people: readonly PersonTerms[], currency: Money['currency']): Money {
  return people.reduce((all, person) => add(all, grossOf(person)), zero(currency))
}

function discountOfAll(people: readonly PersonTerms[], currency: Money['currency']): Money {
  return sum(
    people.map(({ discount }) => discount),
    currency,
  )
}
