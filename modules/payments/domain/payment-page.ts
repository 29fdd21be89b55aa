import type { Locale, Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { AttemptFlag } from './apply-snapshot.ts'
import type { AttemptState, PaymentMethod } from './attempt-state.ts'
import type { InstallmentPlan } from './installments.ts'
import type { ForeignMoney } from './foreign-money.ts'
import type { NextStep } from './next-step.ts'
import type { DeclineReason } from './snapshot.ts'

/** What a payment is for: an order of the shop, or a link that staff sent. `ref` is the owner's own key. */
export type PaymentSubject = { kind: 'order' | 'link'; ref: string }

/** What the payment page tells about the thing that is paid; whoever opens a payment fills in what it knows. */
export type PaymentSummary = {
  lines?: { label: Localised; note?: Localised | undefined; amount: Money }[] | undefined
  departsOn?: PlainDate | undefined
  returnsOn?: PlainDate | undefined
  /** Key of a picture, as in `art(key)`. */
  image?: string | undefined
  legs?: { place: 'makkah' | 'madinah' | 'turkiye' | 'other'; name: Localised; nights: number }[] | undefined
  originCode?: string | undefined
  travellers?: number | undefined
  /** What is still open after this payment. */
  remaining?: { amount: Money; dueOn: PlainDate } | undefined
  /** The person who looks after the customer. */
  contact?: { name: string; phone: string } | undefined
  /** Where the customer finds the order afterwards: a path without language prefix. */
  orderPath?: string | undefined
}

export type BankAccount = {
  bank: string
  accountHolder: string
  iban: string
  branchName: string
  branchCode: string
  accountNumber: string
  currency: Money['currency']
}

/** A payment as the customer meets it. */
export type PaymentPage = {
  token: string
  subject: PaymentSubject
  reference: string
  title: Localised
  summary: PaymentSummary
  amount: Money
  locale: Locale
  /** Whoever paid or tried to pay last, else the customer it was opened for. */
  payer: { name: string; email: string; phone: string }
  expiresAt: Date | null
  createdAt: Date
  allowsInstallments: boolean
  state: PaymentPageState
}

/** The ways to pay that are open: installment plans, accounts of the currency, and who takes cards, if anybody does. */
export type PaymentChoice = {
  plans: InstallmentPlan[]
  bankAccounts: BankAccount[]
  /** `own-form`: the card is typed into our form, as the test bank wants it; else the provider asks for it. */
  card: { provider: string; entry: 'own-form' | 'hosted' } | null
  /** Origins of the providers' pages and forms. */
  origins: string[]
}

export type PaymentPageState =
  /** Nothing under way: a method can be chosen. `lastDecline` is why the last try failed. */
  | ({ kind: 'open'; lastDecline: DeclineReason | null } & PaymentChoice)
  /** The customer is, or was last seen, on the bank's page. A new method may be chosen; the old try is then ended. */
  | ({ kind: 'at-bank'; step: NextStep } & PaymentChoice)
  /** Money may be moving, or moved in a way that a person has to look at. Nothing may be started. */
  | { kind: 'checking'; since: Date; needsPerson: boolean }
  /** A transfer is awaited; the customer may still change to a card. `whenProven`: how long once their mailbox is known. */
  | ({
      kind: 'awaiting-transfer'
      transferReference: string
      until: Date
      whenProven: Date | null
      since: Date
      amount: Money
    } & PaymentChoice)
  | {
      kind: 'paid'
      paidAt: Date
      charged: Money
      method: PaymentMethod
      installments: number
      card: { brand: string; last4: string } | null
      payerEmail: string
      attemptRef: string
      /** What was paid in another currency, and its rate; null where there was none. */
      foreign: ForeignMoney | null
    }
  | { kind: 'cancelled' }
  | { kind: 'expired' }

/** One attempt to pay, as staff see it. */
export type AttemptRecord = {
  ref: string
  paymentToken: string
  provider: string
  method: PaymentMethod
  state: AttemptState
  flags: AttemptFlag[]
  amount: Money
  surcharge: Money
  captured: Money | null
  installments: number
  decline: DeclineReason | null
  card: { brand: string; last4: string } | null
  transferReference: string | null
  /** Paid in another currency, at the rate of its day. */
  foreign: ForeignMoney | null
  payer: { name: string; email: string; phone: string }
  createdAt: Date
  capturedAt: Date | null
  expiresAt: Date
}
