import { exchange, exchangeBetween, type ExchangeRate } from '#kernel/exchange-rate.ts'
import { currencies, money, type Currency, type Money } from '#kernel/money.ts'

/** What one unit of a currency costs in lira; a currency whose rate nobody entered is absent. */
export type LiraRates = Readonly<Partial<Record<Currency, ExchangeRate>>>

export function liraRatesOf(rates: readonly { base: Currency; rate: ExchangeRate }[]): LiraRates {
  return Object.fromEntries(rates.map(({ base, rate }) => [base, rate]))
}

/** Without rates, prices of different currencies do not compare. */
export const noRates: LiraRates = {}

/** The currencies whose prices compare at these rates; none when no rate is known. */
export function comparableCurrencies(rates: LiraRates): Currency[] {
  const foreign = currencies.filter((currency) => currency !== 'TRY' && rates[currency])
  return foreign.length === 0 ? [] : ['TRY', ...foreign]
}

/** A price in another currency to the minor unit; `undefined` where a rate that is needed is not known. */
export function convertPrice(price: Money, to: Currency, rates: LiraRates): Money | undefined {
  if (price.currency === to) return price
  const inLira = priceInLira(price, rates)
  const rate = rates[to]
  if (!inLira || to === 'TRY') return inLira
  return rate && exchangeBetween(inLira, { base: to, quote: 'TRY', rate })
}

/** The same for reading: four digits say as much as a rate of the day can. In its own currency a price is exact. */
export function approximatePrice(price: Money, to: Currency, rates: LiraRates): Money | undefined {
  const converted = convertPrice(price, to, rates)
  if (!converted || price.currency === to) return converted
  const digits = String(Math.trunc(converted.minor / 100)).length
  const step = 100 * 10 ** Math.max(0, digits - SHOWN_DIGITS)
  return money(Math.round(converted.minor / step) * step, to)
}

/** The same for many prices of a season, where most are those of others. */
export function approximator(to: Currency, rates: LiraRates): (price: Money) => Money | undefined {
  return remembering((price) => approximatePrice(price, to, rates))
}

/** A place in an order by price: groups never mix, and within one the values compare. */
export type PricePlace = { group: number; value: number }

/**
 * Places prices for one order. What compares at the rates is one group, in lira; every other currency is one of its
 * own. The group of most prices comes first.
 */
export function placerOf(prices: readonly Money[], rates: LiraRates): (price: Money) => PricePlace {
  const comparable = new Set(comparableCurrencies(rates))
  const groupOf = (currency: Currency) => (comparable.has(currency) ? 'TRY' : currency)
  const sizes = new Map(currencies.map((currency) => [currency, 0]))
  for (const { currency } of prices) sizes.set(groupOf(currency), (sizes.get(groupOf(currency)) ?? 0) + 1)
  const groups = currencies.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  return remembering((price) => ({
    group: groups.indexOf(groupOf(price.currency)),
    value: (priceInLira(price, rates) ?? price).minor,
  }))
}

/** The lowest by these places; where some prices do not compare with others, one of the group that comes first. */
export function lowestOf(prices: readonly Money[], placeOf: (price: Money) => PricePlace): Money | null {
  let lowest: { price: Money; place: PricePlace } | undefined
  for (const price of prices) {
    const place = placeOf(price)
    if (!lowest || place.group < lowest.place.group) lowest = { price, place }
    else if (place.group === lowest.place.group && place.value < lowest.place.value) lowest = { price, place }
  }
  return lowest?.price ?? null
}

const SHOWN_DIGITS = 4

function priceInLira(price: Money, rates: LiraRates): Money | undefined {
  const rate = rates[price.currency]
  return price.currency === 'TRY' ? price : rate && exchange(price, rate, 'TRY')
}

/** What was worked out for a price holds for all equal ones. */
function remembering<Found>(find: (price: Money) => Found): (price: Money) => Found {
  const known = new Map(currencies.map((currency) => [currency, new Map<number, { found: Found }>()]))
  return (price) => {
    const ofCurrency = known.get(price.currency)
    const kept = ofCurrency?.get(price.minor)
    if (kept) return kept.found
    const found = find(price)
    ofCurrency?.set(price.minor, { found })
    return found
  }
}
