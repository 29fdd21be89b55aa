import { money, share, sum, times, type BasisPoints, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { OfferLine } from './offer.ts'

/** What an agency earns: a part of the shop's price, or an amount for every traveller who takes a seat. */
export type CommissionRate = { kind: 'percent'; basisPoints: BasisPoints } | { kind: 'fixed'; amount: Money }

/** A rule for sales of a period; without a category it is for all of them. */
export type CommissionRule = {
  id: string
  categoryId: string | null
  rate: CommissionRate
  validFrom: PlainDate
  validTo: PlainDate | null
}

/**
 * The commission of a sale, reckoned from the shop's prices: whatever the agency put on top is its own already. Of the
 * rules that hold on that day the one of a category of the tour counts, else the general one; of two the later one. An
 * amount in another currency than the sale earns nothing.
 */
export function commissionOf(lines: readonly OfferLine[], facts: CommissionFacts): Money {
  return commissionOfLines(
    lines.map((line) => ({ ...line, amount: times(line.base, line.quantity) })),
    facts,
  )
}

/** The same for rows whose amounts are known: what the shop gets for all travellers of one fare on one tour. */
export function commissionOfLines(
  lines: readonly SoldLine[],
  { rules, categoriesOf, on, currency }: CommissionFacts,
): Money {
  return sum(
    lines.map((line) => {
      const rule = ruleFor(rules, categoriesOf(line.tourId), on)
      return rule ? earnedBy(rule.rate, line, currency) : money(0, currency)
    }),
    currency,
  )
}

/** Travellers of one fare on one tour, and what the shop gets for all of them. */
export type SoldLine = { tourId: string; fare: string; quantity: number; amount: Money }

export type CommissionFacts = {
  rules: readonly CommissionRule[]
  categoriesOf: (tourId: string) => readonly string[]
  /** The day of the sale. */
  on: PlainDate
  currency: Currency
}

function ruleFor(
  rules: readonly CommissionRule[],
  categories: readonly string[],
  on: PlainDate,
): CommissionRule | undefined {
  const valid = rules
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  return (
    valid.find(({ categoryId }) => categoryId !== null && categories.includes(categoryId)) ??
    valid.find(({ categoryId }) => categoryId === null)
  )
}

function earnedBy(rate: CommissionRate, line: SoldLine, currency: Currency): Money {
  if (rate.kind === 'percent') return share(line.amount, rate.basisPoints)
  if (rate.amount.currency !== currency || line.fare === 'baby') return money(0, currency)
  return times(rate.amount, line.quantity)
}

/**
 * What of a reservation's earnings counts now. Nothing before staff have confirmed it and all of it is paid, nothing
 * once it is cancelled; in proportion when travellers have left.
 */
export function earnedNow({
  earnings,
  isConfirmed,
  total,
  owed,
  paid,
}: {
  earnings: Money
  isConfirmed: boolean
  total: Money
  owed: Money
  paid: Money
}): Money {
  if (!isConfirmed || paid.minor < owed.minor || total.minor === 0) return money(0, earnings.currency)
  return money(Number((BigInt(earnings.minor) * BigInt(owed.minor)) / BigInt(total.minor)), earnings.currency)
}
