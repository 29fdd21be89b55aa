import type { Money } from '#kernel/money.ts'

export const declineReasons = [
  'insufficient_funds',
  'do_not_honour',
  'invalid_cvc',
  'expired_card',
  'invalid_number',
  'three_ds_failed',
  'not_permitted',
  'installment_not_allowed',
  'risk',
  'customer_left',
  'other',
] as const

export type DeclineReason = (typeof declineReasons)[number]

export type Outcome =
  | 'pending'
  | 'authorised'
  | 'captured'
  /** Taken, and the card's holder wants it back by way of the bank. */
  | 'disputed'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'not_found'
  | 'indeterminate'

/** What one look at the provider's books showed. The only thing that can change an attempt's state. */
export type Snapshot = {
  outcome: Outcome
  source: 'start' | 'query' | 'callback' | 'manual'
  providerRef?: string | undefined
  /** The provider's name of the money, by which it can be sent back. */
  paymentRef?: string | undefined
  /** What the provider says it took; absent unless captured or disputed. */
  amount?: Money | undefined
  card?: { brand: string; last4: string } | undefined
  decline?: DeclineReason | undefined
  isUnderReview?: boolean | undefined
  /** The account of ours that a transfer came to, where that is known. */
  iban?: string | undefined
}
