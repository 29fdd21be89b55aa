import { createHash } from 'node:crypto'
import { sum, times, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { DepartureForSale } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { depositStanding, depositTours, type DepositStanding } from './domain/payment-plan.ts'
import {
  priceLines,
  refusalOf,
  totalsOf,
  type CartRefusal,
  type LineRefusal,
  type PricedLine,
  type PriceLine,
  type Totals,
} from './domain/price-cart.ts'
import { depositTermsSetting, readPriceRules } from './settings.server.ts'

export type CartRequest = {
  lines: readonly PriceLine[]
  /** The currency to pay in; without it that of the first row. */
  currency?: Currency | undefined
  /** Somebody with an account, or about to open one: the discount of members applies. */
  isMember: boolean
  /** An agency that sells: unsold seats of its allotments count as free. */
  holderId?: string | undefined
  /** The address of an offer from a waiting list: the seats that it holds count as free. */
  waitingToken?: string | undefined
  /** The departures of the rows where the same act has read them; they are read otherwise. */
  departures?: readonly DepartureForSale[] | undefined
  /** What was agreed for a traveller instead of the shop's price. */
  agreedPrices?: readonly AgreedPrice[] | undefined
  /** What was agreed to be taken off the whole, in the currency of the rows. */
  agreedDiscount?: Money | undefined
}

export type AgreedPrice = { tourId: string; fare: string; price: Money }

/** Rows that stay in the cart, because one payment takes one currency. */
export type OtherCurrency = { currency: Currency; subtotal: Money; tours: number }

export type Quote = Totals & {
  lines: PricedLine[]
  departures: DepartureForSale[]
  otherCurrencies: OtherCurrency[]
  /** Names these rows at these prices: the same id later means that nothing has changed. */
  quoteId: string
  expiresAt: Date
}

/** The rows of one tour as the cart page shows them, those that cannot be bought included. */
export type CartTour = { departure: DepartureForSale; lines: CartTourLine[]; subtotal: Money }

export type CartTourLine = PriceLine & {
  unitPrice: Money | null
  lineTotal: Money | null
  refusal: LineRefusal['code'] | null
}

/** All rows of one currency. `totals` counts what can be bought. */
export type CartGroup = {
  currency: Currency
  tours: CartTour[]
  totals: Totals
  deposit: DepositStanding
  isPayable: boolean
}

export type CartView = { groups: CartGroup[]; unknown: PriceLine[] }

const QUOTE_MINUTES = 30

/**
 * Prices a cart by the server's own prices; what the visitor's page said is not read. Rows of other currencies than the
 * one to pay in are named and left alone.
 *
 * Fails with `cart-empty`, or with `refused-lines` and for each row one of `item-unknown`, `tour-on-request`,
 * `tour-closed`, `tour-full`, `quantity`; `line` is the row's place in the request.
 */
export async function quoteCart(db: Db, request: CartRequest, now: Date): Promise<Result<Quote, CartRefusal>> {
  if (request.lines.length === 0) return fail({ code: 'cart-empty' })
  const departures = await departuresOf(db, request, now)
  const unknown = request.lines.flatMap((line, index): LineRefusal[] =>
    departures.some(({ id }) => id === line.tourId) ? [] : [{ code: 'item-unknown', line: index }],
  )
  if (unknown.length > 0) return fail({ code: 'refused-lines', lines: unknown })

  const currency = currencyOf(request, departures)
  const mine = request.lines.filter((line) => departureOf(line, departures)?.currency === currency)
  const priced = priceLines(mine, departures)
  if (!priced.ok) return refusalInRequest(priced.error, mine, request.lines)
  if (currency === undefined) return fail({ code: 'cart-empty' })

  const lines = withAgreed(priced.value, request.agreedPrices ?? [])
  const totals = totalsOf(lines, currency, await readPriceRules(db), request)
  return ok({
    ...totals,
    lines,
    departures: departures.filter(({ id }) => mine.some(({ tourId }) => tourId === id)),
    otherCurrencies: otherCurrencies(request.lines, departures, currency),
    quoteId: quoteIdOf(lines, totals),
    expiresAt: new Date(now.getTime() + QUOTE_MINUTES * 60_000),
  })
}

/** The one that is paid in; none for a cart of nothing that is known. */
export function currencyOf(
  { currency, lines: [first] }: Pick<CartRequest, 'currency' | 'lines'>,
  departures: readonly DepartureForSale[],
): Currency | undefined {
  return currency ?? (first && departureOf(first, departures)?.currency)
}

function departureOf({ tourId }: PriceLine, departures: readonly DepartureForSale[]): DepartureForSale | undefined {
  return departures.find(({ id }) => id === tourId)
}

/** The whole cart for its page: grouped by currency, rows that cannot be bought included and marked. */
export async function viewCart(db: Db, request: Omit<CartRequest, 'currency'>, now: Date): Promise<CartView> {
  const departures = await departuresOf(db, request, now)
  const rules = await readPriceRules(db)
  const terms = await readSetting(db, depositTermsSetting)
  const known = request.lines.filter((line) => departures.some(({ id }) => id === line.tourId))
  const inOrder = [...new Set(known.map(({ tourId }) => tourId))].flatMap(
    (tourId) => departures.find(({ id }) => id === tourId) ?? [],
  )

  const groups = [...new Set(inOrder.map(({ currency }) => currency))].map((currency): CartGroup => {
    const tours = inOrder
      .filter((departure) => departure.currency === currency)
      .map((departure) => cartTour(departure, known))
    const buyable = tours.flatMap(({ lines }) => lines).flatMap(toPriced)
    const totals = totalsOf(buyable, currency, rules, request)
    const bought = tours.map(({ departure }) => departure)
    return {
      currency,
      tours,
      totals,
      deposit: depositStanding(totals.total, depositTours(buyable, bought), terms, dayInIstanbul(now)),
      isPayable: isPayable(tours),
    }
  })
  return { groups, unknown: request.lines.filter((line) => !known.includes(line)) }
}

/** The same rows at the same prices always give the same id; any change of a price, a rate or a quantity another. */
function quoteIdOf(lines: readonly PricedLine[], totals: Totals): string {
  const rows = lines
    .map(({ tourId, fare, quantity, unitPrice }) => `${tourId}~${fare}~${quantity}~${unitPrice.minor}`)
    .toSorted()
  const text = [...rows, totals.currency, totals.discount.minor, totals.tax.minor, totals.total.minor].join('|')
  return `q_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
}

async function departuresOf(
  db: Db,
  { lines, holderId, waitingToken, departures }: Omit<CartRequest, 'currency'>,
  now: Date,
): Promise<readonly DepartureForSale[]> {
  if (departures) return departures
  const ids = lines.map(({ tourId }) => tourId)
  const offer = waitingToken === undefined ? undefined : { token: waitingToken, now }
  return findDeparturesForSale(db, ids, dayInIstanbul(now), { holderId, offer })
}

function withAgreed(lines: readonly PricedLine[], agreed: readonly AgreedPrice[]): PricedLine[] {
  return lines.map((line) => {
    const unitPrice = agreed.find(({ tourId, fare }) => tourId === line.tourId && fare === line.fare)?.price
    return unitPrice ? { ...line, unitPrice, lineTotal: times(unitPrice, line.quantity) } : line
  })
}

/** Rows were refused by their place among those of one currency; callers know them by their place in the request. */
function refusalInRequest(
  refusal: CartRefusal,
  mine: readonly PriceLine[],
  all: readonly PriceLine[],
): Result<never, CartRefusal> {
  if (refusal.code === 'cart-empty') return fail(refusal)
  const lines = refusal.lines.map((each) => ({ ...each, line: all.findIndex((line) => line === mine[each.line]) }))
  return fail({ code: 'refused-lines', lines })
}

function otherCurrencies(
  lines: readonly PriceLine[],
  departures: readonly DepartureForSale[],
  paid: Currency,
): OtherCurrency[] {
  const others = departures.filter(({ currency, id }) => currency !== paid && lines.some(({ tourId }) => tourId === id))
  return [...new Set(others.map(({ currency }) => currency))].map((currency) => {
    const tours = others
      .filter((departure) => departure.currency === currency)
      .map((departure) => cartTour(departure, lines))
    return {
      currency,
      subtotal: sum(
        tours.map(({ subtotal }) => subtotal),
        currency,
      ),
      tours: tours.length,
    }
  })
}

function cartTour(departure: DepartureForSale, all: readonly PriceLine[]): CartTour {
  const mine = all.filter(({ tourId }) => tourId === departure.id)
  const lines = mine.map((line, index): CartTourLine => {
    const refusal = refusalOf(line, index, mine, [departure])?.code ?? null
    const unitPrice = departure.fares.find(({ fare }) => fare === line.fare)?.price ?? null
    const lineTotal = unitPrice && times(unitPrice, line.quantity)
    return { ...line, unitPrice, lineTotal, refusal }
  })
  const subtotal = sum(
    lines.flatMap(toPriced).map(({ lineTotal }) => lineTotal),
    departure.currency,
  )
  return { departure, lines, subtotal }
}

function toPriced({ unitPrice, lineTotal, refusal, ...line }: CartTourLine): PricedLine[] {
  return unitPrice && lineTotal && refusal === null ? [{ ...line, unitPrice, lineTotal }] : []
}

function isPayable(tours: readonly CartTour[]): boolean {
  return tours.length > 0 && tours.every(({ lines }) => lines.every(({ refusal }) => refusal === null))
}
