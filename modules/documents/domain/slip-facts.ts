import type { ExchangeRate, PairRate } from '#kernel/exchange-rate.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** The facts that receipts and refund notes have in common; texts are in the language of the document. */
type SlipFacts = {
  /** The running number of the document. */
  number: string
  issuedOn: PlainDate
  /** Whose money it is. */
  payer: { name: string; email: string }
  /** What is paid for, and the number under which it is known. */
  subject: 'order' | 'link'
  subjectNo: string
  purpose: { title: string; note: string }[]
  /** Our own short name of the payment or the refund. */
  reference: string
  /** The rate to the lira that was fixed with the order. */
  rate: { rate: ExchangeRate; source: string; on: PlainDate } | null
}

/** An amount in another currency, and the rate of the day at which it is that. */
export type AmountAtRate = { amount: Money; rate: PairRate & { source: string; on: PlainDate } }

type ForeignFacts = { paid: Money; rate: AmountAtRate['rate'] }

export type ReceiptFacts = SlipFacts & {
  paidOn: PlainDate
  way:
    | { kind: 'card'; card: { brand: string; last4: string } | null; installments: number }
    | { kind: 'transfer' | 'cash' }
  /** What it pays of the price. */
  price: Money
  /** What was really paid, in another currency, and at which rate of the day it counted. */
  foreign: ForeignFacts | null
  /** What the card cost more; `price` and `surcharge` are what was taken. */
  surcharge: Money
  /**
   * What the order costs, what of it is paid by now, what is open, and about what that is in another currency; null where
   * nothing can be open.
   */
  balance: { total: Money; paid: Money; open: Money; openAbout: AmountAtRate | null } | null
}

export type RefundNoteFacts = SlipFacts & {
  refundedOn: PlainDate
  way:
    | { kind: 'card'; card: { brand: string; last4: string } | null }
    | { kind: 'transfer'; ibanEnd: string }
    | { kind: 'cash' }
  amount: Money
  /** What was really handed over, in another currency, and at which rate of the day. */
  foreign: ForeignFacts | null
  /** The part of it that gives back of a card's surcharge. */
  surcharge: Money
  cause: 'cancellation' | 'manual' | 'excess' | 'seats-missing'
  /** How the amount of a cancellation came about. */
  calculation: {
    noticeOn: PlainDate
    /** What each journey's cancellation gives back of its price, and why, as sentences. */
    lines: { title: string; why: string; price: Money; back: Money; kept: Money }[]
    paid: Money
    kept: Money
    back: Money
  } | null
}
