import {
  add,
  containedTax,
  money,
  share,
  subtract,
  sum,
  times,
  zero,
  type BasisPoints,
  type Currency,
  type Money,
} from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { MAX_LINE_QUANTITY } from './cart.ts'

/** A cart row as the server reads it: which tour, which fare, how many travellers. No price. */
export type PriceLine = { tourId: string; fare: string; quantity: number }

/** What pricing needs to know of a departure. */
export type PricedTour = {
  id: string
  days: number
  currency: Currency
  fares: readonly { fare: string; price: Money }[]
  availability: 'available' | 'full' | 'closed'
  seatsLeft: number
  saleMode: 'cart' | 'request'
}

export type PriceRules = {
  taxRate: BasisPoints
  isTaxIncluded: boolean
  /** Taken off once per order of a member, by currency. */
  memberDiscount: Partial<Record<Currency, number>>
}

export type PricedLine = PriceLine & { unitPrice: Money; lineTotal: Money }

export type Totals = {
  currency: Currency
  subtotal: Money
  discount: Money
  taxRate: BasisPoints
  isTaxIncluded: boolean
  tax: Money
  shipping: Money
  total: Money
}

/** Why a row cannot be bought; `line` is its place in the request. */
export type LineRefusal =
  | { code: 'item-unknown'; line: number }
  | { code: 'tour-on-request'; line: number }
  | { code: 'tour-closed'; line: number }
  | { code: 'tour-full'; line: number; days: number; seatsLeft: number }
  | { code: 'quantity'; line: number }

export type CartRefusal = { code: 'cart-empty' } | { code: 'refused-lines'; lines: LineRefusal[] }

/** A baby sits on a lap; everybody else needs one of the counted seats. */
export function seatsOf(lines: readonly PriceLine[]): number {
  return lines.filter(({ fare }) => fare !== 'baby').reduce((seats, line) => seats + line.quantity, 0)
}

/** Prices rows of one currency. Fails with every row that cannot be bought. */
export function priceLines(
  lines: readonly PriceLine[],
  tours: readonly PricedTour[],
): Result<PricedLine[], CartRefusal> {
  if (lines.length === 0) return fail({ code: 'cart-empty' })
  const refused = lines.flatMap((line, index) => refusalOf(line, index, lines, tours) ?? [])
  if (refused.length > 0) return fail({ code: 'refused-lines', lines: refused })
  return ok(
    lines.map((line) => {
      const unitPrice = fareOf(line, tours)
      if (!unitPrice) throw new Error(`no price for ${line.tourId} ${line.fare}`)
      return { ...line, unitPrice, lineTotal: times(unitPrice, line.quantity) }
    }),
  )
}

/** Why one row of a cart cannot be bought, seen together with the other rows of its tour; `undefined` when it can. */
export function refusalOf(
  line: PriceLine,
  index: number,
  lines: readonly PriceLine[],
  tours: readonly PricedTour[],
): LineRefusal | undefined {
  const tour = tours.find(({ id }) => id === line.tourId)
  if (!tour || !fareOf(line, tours)) return { code: 'item-unknown', line: index }
  if (tour.saleMode === 'request') return { code: 'tour-on-request', line: index }
  if (tour.availability === 'closed') return { code: 'tour-closed', line: index }
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1 || line.quantity > MAX_LINE_QUANTITY) {
    return { code: 'quantity', line: index }
  }
  const wanted = seatsOf(lines.filter(({ tourId }) => tourId === tour.id))
  // A tour with babies only takes no seat at all: somebody has to hold them.
  if (wanted === 0) return { code: 'quantity', line: index }
  if (tour.availability === 'full' || wanted > tour.seatsLeft) {
    return { code: 'tour-full', line: index, days: tour.days, seatsLeft: tour.seatsLeft }
  }
  return undefined
}

/**
 * The one place where an order's amounts come from. Prices contain the tax unless the rules say otherwise; the
 * discount of members, or the one that was agreed in its place, never makes a total negative; nothing is shipped.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  currency: Currency,
  rules: PriceRules,
  { isMember, agreedDiscount }: { isMember: boolean; agreedDiscount?: Money | undefined },
): Totals {
  const subtotal = sum(
    lines.map((line) => line.lineTotal),
    currency,
  )
  const ofMembers = isMember ? (rules.memberDiscount[currency] ?? 0) : 0
  const allowance = agreedDiscount?.minor ?? ofMembers
  const discount = money(Math.min(allowance, subtotal.minor), currency)
  const net = subtract(subtotal, discount)
  const tax = rules.isTaxIncluded ? containedTax(net, rules.taxRate) : share(net, rules.taxRate)
  return {
    currency,
    subtotal,
    discount,
    taxRate: rules.taxRate,
    isTaxIncluded: rules.isTaxIncluded,
    tax,
    shipping: zero(currency),
    total: rules.isTaxIncluded ? net : add(net, tax),
  }
}

function fareOf(line: PriceLine, tours: readonly PricedTour[]): Money | undefined {
  return tours.find(({ id }) => id === line.tourId)?.fares.find(({ fare }) => fare === line.fare)?.price
}
