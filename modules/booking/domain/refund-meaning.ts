/**
 * What a refund by hand means for an order that goes on: less is owed, as for goodwill, so that the price falls with it; or
 * what went back is to be paid again, as for money that came by mistake.
 */
export const refundMeanings = ['price-falls', 'stays-owed'] as const

export type RefundMeaning = (typeof refundMeanings)[number]

type Standing = {
  owedMinor: number
  paidMinor: number
  /** What of the paid sum is promised back and has not gone yet. */
  promisedMinor: number
}

/** What was paid above what is owed and nobody has promised back yet: it is due to go back. */
export function surplusOf({ owedMinor, paidMinor, promisedMinor }: Standing): number {
  return Math.max(0, paidMinor - promisedMinor - owedMinor)
}

/** What of a new refund was paid for what is owed: without a lower price the order would owe it again. */
export function beyondSurplus(refundMinor: number, standing: Standing): number {
  return Math.max(0, refundMinor - surplusOf(standing))
}
