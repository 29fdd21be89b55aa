import { currencies, subtract, sum, type Money } from '#kernel/money.ts'
import type { Workspace, WorkTraveller } from '#modules/operations/index.ts'

/** What the travellers of a day still owe, an amount for each currency in which something is open. */
export function openSums({ travellers }: Pick<Workspace, 'travellers'>): Money[] {
  return sumsByCurrency(travellers.map(({ open }) => open)).filter(({ minor }) => minor > 0)
}

/** What they cost and what of it is paid, by currency. */
export function paidSums({ travellers }: Pick<Workspace, 'travellers'>): { price: Money; paid: Money }[] {
  const open = new Map(sumsByCurrency(travellers.map((each) => each.open)).map((each) => [each.currency, each]))
  return sumsByCurrency(travellers.map((each) => each.price)).map((price) => ({
    price,
    paid: subtract(price, open.get(price.currency) ?? { minor: 0, currency: price.currency }),
  }))
}

export type OrderOfDay = {
  order: WorkTraveller['order']
  isHeld: boolean
  travellers: WorkTraveller[]
  price: Money
  paid: Money
  open: Money
}

/** The orders of a day with what their travellers on it cost, those with most to pay first. */
export function ordersOfDay({ travellers }: Pick<Workspace, 'travellers'>): OrderOfDay[] {
  return [...Map.groupBy(travellers, ({ order }) => order.id).values()]
    .flatMap((own): OrderOfDay[] => {
      const [first] = own
      if (!first) return []
      const { currency } = first.price
      const price = sum(
        own.map((each) => each.price),
        currency,
      )
      const open = sum(
        own.map((each) => each.open),
        currency,
      )
      return [{ order: first.order, isHeld: first.isHeld, travellers: own, price, open, paid: subtract(price, open) }]
    })
    .toSorted((a, b) => b.open.minor - a.open.minor || a.order.no.localeCompare(b.order.no))
}

function sumsByCurrency(amounts: readonly Money[]): Money[] {
  return currencies.flatMap((currency) => {
    const own = amounts.filter((each) => each.currency === currency)
    return own.length === 0 ? [] : [sum(own, currency)]
  })
}
