import { add, money, subtract, sum, times, zero, type Currency, type Money } from '#kernel/money.ts'

/** What became of an offer: written, shown to the customer, and how that ended. */
export const offerStates = ['draft', 'sent', 'accepted', 'rejected', 'expired'] as const

export type OfferState = (typeof offerStates)[number]

/** What may follow a state. An offer that ended stays ended; a copy of it can be sent again. */
const nextOfferStates: Record<OfferState, readonly OfferState[]> = {
  draft: ['sent', 'accepted', 'expired'],
  sent: ['accepted', 'rejected', 'expired'],
  accepted: [],
  rejected: [],
  expired: [],
}

export function canOfferBecome(from: OfferState, to: OfferState): boolean {
  return nextOfferStates[from].includes(to)
}

export const offerEventKinds = [
  'created',
  'changed',
  'sent',
  'seen',
  'question',
  'answer',
  'accepted',
  'rejected',
  'expired',
  'reminded',
  'reserved',
  'agreed',
] as const

export type OfferEventKind = (typeof offerEventKinds)[number]

/** A row of an offer. `base` is what the shop asks for one traveller, `price` what the customer pays. */
export type OfferLine = { tourId: string; fare: string; quantity: number; base: Money; price: Money }

/** What the agency puts on the shop's price of every traveller who takes a seat or pays at all. */
export type Markup = { kind: 'percent'; basisPoints: number } | { kind: 'fixed'; minor: number }

/** What somebody had asked for, by its kind and public number, when an offer of our own was written for it. */
export type OfferRequest = { kind: 'call' | 'message' | 'information' | 'reservation'; id: string }

/** How long the seats of an accepted offer of our own wait for their money. */
export const HOUSE_OPTION_HOURS = 48

/** The same for a group, whose families pay one by one. */
export const GROUP_OPTION_HOURS = 168

export type OfferTotals = { base: Money; total: Money; markup: Money; discount: Money }

/**
 * The sums of an offer: what the shop asks, what the customer pays once free places are taken off, and the difference of
 * the rows, which is the agency's.
 */
export function offerTotals(
  lines: readonly OfferLine[],
  currency: Currency,
  discount: Money = zero(currency),
): OfferTotals {
  const base = sum(
    lines.map((line) => times(line.base, line.quantity)),
    currency,
  )
  const asked = sum(
    lines.map((line) => times(line.price, line.quantity)),
    currency,
  )
  return { base, total: subtract(asked, discount), markup: subtract(asked, base), discount }
}

/**
 * The price with an agency's mark-up, rounded up to whole units so that no offer ends in cents. What costs nothing stays
 * free.
 */
export function priceWith(markup: Markup, base: Money): Money {
  if (base.minor === 0) return base
  const extra = markup.kind === 'fixed' ? markup.minor : Math.round((base.minor * markup.basisPoints) / 10_000)
  const raw = add(base, money(Math.max(0, extra), base.currency))
  return money(Math.ceil(raw.minor / 100) * 100, base.currency)
}
