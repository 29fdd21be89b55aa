import { money, sum, type Money } from '#kernel/money.ts'
import { commissionOfLines, type CommissionFacts } from './commission.ts'
import type { OfferLine } from './offer.ts'

/** A place of an order as it is now, in the currency of the order. */
export type SoldPlace = { tourId: string; fare: string; place: Money; extras: Money; discount: Money }

export type Earnings = { commission: Money; markup: Money }

/**
 * What an agency earns of an order as it is now. A place that costs what its agency sold it for has its mark-up in it;
 * whatever was agreed since is at the shop's price. What somebody pays beside the fare counts, discounts count against it, and
 * a price that was set by hand counts in proportion. `net` is what the order costs without added tax.
 */
export function earningsOf(
  places: readonly SoldPlace[],
  terms: readonly OfferLine[],
  net: Money,
  facts: CommissionFacts,
): Earnings {
  const { currency } = facts
  const priced = places.map((place) => {
    const sold = terms.find(
      ({ tourId, fare, price }) => tourId === place.tourId && fare === place.fare && price.minor === place.place.minor,
    )
    const markup = sold ? Math.max(0, sold.price.minor - sold.base.minor) : 0
    const paid = place.place.minor + place.extras.minor - place.discount.minor
    return { ...place, markup, shop: Math.max(0, paid - markup), paid }
  })
  const shop = priced.reduce((minor, each) => minor + each.shop, 0)
  const byHand = net.minor - priced.reduce((minor, each) => minor + each.paid, 0)
  const lines = [...Map.groupBy(priced, ({ tourId, fare }) => `${tourId} ${fare}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const own = same.reduce((minor, each) => minor + each.shop, 0)
    const part = shop === 0 ? 0 : Math.round((byHand * own) / shop)
    const amount = money(Math.max(0, own + part), currency)
    return { tourId: first.tourId, fare: first.fare, quantity: same.length, amount }
  })
  return {
    commission: commissionOfLines(lines, facts),
    markup: sum(
      priced.map(({ markup }) => money(markup, currency)),
      currency,
    ),
  }
}

/** What two sales were agreed for, each row once. */
export function joinTerms(one: readonly OfferLine[], other: readonly OfferLine[]): OfferLine[] {
  const keyOf = ({ tourId, fare, price }: OfferLine) => `${tourId} ${fare} ${price.minor}`
  const known = new Set(one.map(keyOf))
  return [...one, ...other.filter((line) => !known.has(keyOf(line)))]
}
