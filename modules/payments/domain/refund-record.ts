import type { Money } from '#kernel/money.ts'
import { AGENCY_PROVIDER } from './agency-credit.ts'
import type { PaymentMethod } from './attempt-state.ts'
import type { ForeignMoney } from './foreign-money.ts'
import type { RefundCause, RefundMethod, RefundState } from './refund-state.ts'

/** A refund as staff see it. */
export type RefundRecord = {
  ref: string
  attemptRef: string
  provider: string
  /** How the money came. */
  paidBy: PaymentMethod
  method: RefundMethod
  state: RefundState
  cause: RefundCause
  amount: Money
  /** The part of it that goes back of a card's surcharge. */
  surcharge: Money
  /** What was handed over instead, where it was money of another currency. */
  foreign: ForeignMoney | null
  reason: string
  /** The money was never booked as paid for what was sold. */
  isUnexplained: boolean
  /** Where a transfer goes; absent until somebody has named it. */
  payee: { iban: string; name: string } | null
  failure: string | null
  /** A day without an answer, or several refusals to listen: somebody must ask the provider. */
  needsPerson: boolean
  createdAt: Date
  succeededAt: Date | null
}

/** Ways in which a refund goes, as people read them: `credit` goes back to the limit of an agency. */
export type RefundWay = RefundMethod | 'credit'

/** Whoever paid at the desk gets it back there, unless an account was named for it. */
export function refundWay({
  provider,
  paidBy,
  method,
  payee,
}: Pick<RefundRecord, 'provider' | 'paidBy' | 'method' | 'payee'>): RefundWay {
  if (provider === AGENCY_PROVIDER) return 'credit'
  return method === 'transfer' && paidBy === 'cash' && payee === null ? 'cash' : method
}

/** How money came, as people read it. */
export function wayOfHeld({ provider, method }: Pick<HeldMoney, 'provider' | 'method'>): PaymentMethod | 'credit' {
  return provider === AGENCY_PROVIDER ? 'credit' : method
}

/** What is left of the money that one attempt brought. */
export type HeldMoney = {
  attemptRef: string
  paymentToken: string
  provider: string
  method: PaymentMethod
  capturedAt: Date
  captured: Money
  /** What its card cost more, as far as it has not gone back. */
  surcharge: Money
  /** What can still go back, `surcharge` included. */
  refundable: Money
  /** Nobody has explained this money yet: it is no payment for what was sold. */
  isUnexplained: boolean
}
