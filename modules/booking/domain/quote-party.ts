import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { depositStanding, depositTours, type DepositStanding, type DepositTerms } from './payment-plan.ts'
import {
  priceLines,
  totalsOf,
  type CartRefusal,
  type PricedLine,
  type PricedTour,
  type PriceLine,
  type PriceRules,
  type Totals,
} from './price-cart.ts'

/** What the price of a party on one departure depends on, as the server counts it. */
export type PartyTour = PricedTour & {
  kind: string
  legalRegime: string
  departsOn: PlainDate
  depositPercent: number
  currency: Currency
}

export type PartyQuote = { lines: PricedLine[]; totals: Totals; deposit: DepositStanding }

/** One row for every fare that somebody of a party travels on. */
export function linesOfParty(tourId: string, fares: readonly string[]): PriceLine[] {
  return [...new Set(fares)].map((fare) => ({
    tourId,
    fare,
    quantity: fares.filter((each) => each === fare).length,
  }))
}

/**
 * What a party costs before its order is placed, by the rules with which the order itself is priced. Whoever is not known
 * as a member pays without their discount. Fails as `priceLines` does.
 */
export function quoteParty({
  tour,
  fares,
  rules,
  terms,
  today,
}: {
  tour: PartyTour
  fares: readonly string[]
  rules: PriceRules
  terms: DepositTerms
  today: PlainDate
}): Result<PartyQuote, CartRefusal> {
  const priced = priceLines(linesOfParty(tour.id, fares), [tour])
  if (!priced.ok) return fail(priced.error)
  const lines = priced.value
  const totals = totalsOf(lines, tour.currency, rules, { isMember: false })
  return ok({ lines, totals, deposit: depositStanding(totals.total, depositTours(lines, [tour]), terms, today) })
}
