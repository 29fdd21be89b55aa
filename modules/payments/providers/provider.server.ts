import type { Locale } from '#kernel/locale.ts'
import type { Currency, Money } from '#kernel/money.ts'
import type { Card } from '../domain/card.ts'
import type { CardTerms } from '../domain/card-terms.ts'
import type { NextStep } from '../domain/next-step.ts'
import type { DeclineReason, Outcome, Snapshot } from '../domain/snapshot.ts'

/** What every call of a provider gets: when it is, and when to give up. */
export type ProviderCall = { now: Date; signal: AbortSignal }

/** Who pays, as far as the shop knows; providers want an address even where nothing is delivered. */
export type Buyer = {
  name: string
  email: string
  /** May be empty. */
  phone: string
  /** The address of the connection, as risk checks want it. */
  ip: string
  address: string
  city: string
  /** Two letters, as in ISO 3166. */
  country: string
}

export type StartPayment = {
  /** Our unguessable name of the attempt, letters and digits: the provider's own reference to us. */
  attemptRef: string
  /** What will be charged, surcharge included. */
  amount: Money
  /** The part of it that installments cost. */
  surcharge: Money
  installments: number
  /** What is paid, in the customer's language. */
  title: string
  buyer: Buyer
  /** Only where the card is typed into our own form, which no real provider's may be. */
  card: Card | undefined
  locale: Locale
  /** Where the browser comes back to; it names the attempt. */
  returnUrl: string
  notifyUrl: string
  expiresAt: Date
}

export type StartResult =
  | {
      kind: 'next'
      step: NextStep
      providerRef: string | undefined
      card?: { brand: string; last4: string } | undefined
    }
  | { kind: 'final'; snapshot: Snapshot }

/** An attempt as a provider may have to find it. */
export type ProviderRef = {
  attemptRef: string
  /** The provider's name of the session. */
  providerRef: string | undefined
  /** The provider's name of the money, once there is some. */
  paymentRef: string | undefined
  /** What was asked for. */
  amount: Money
}

/**
 * A notification whose signature was right. It says what to look at; what it claims is not believed, and a capture
 * never: with one exception, for a provider that tells nothing of its refusals when it is asked.
 */
export type VerifiedCallback = {
  attemptRef: string
  eventId: string
  hint: Outcome
  /** The provider's name of the session, for the case that the answer which named it was lost. */
  providerRef?: string | undefined
  /** A signed "no". It settles the attempt only when the query finds no payment; a wrong one loses no money, since a
   * capture still overrules it. */
  decline?: DeclineReason | undefined
}

/** What goes back by the way it came. */
export type RefundRequest = ProviderRef & {
  /** Our name of the refund. */
  refundRef: string
  /** How much of the attempt goes back this time. */
  back: Money
  captured: Money
  refundedBefore: Money
  capturedAt: Date
  reason: string
}

/** What one look at a refund showed. */
export type RefundSnapshot = {
  outcome: 'succeeded' | 'pending' | 'refused' | 'indeterminate'
  providerRef?: string | undefined
  /** The provider's words, for staff. */
  reason?: string | undefined
}

export type ProviderTraits = {
  /** Where the card is typed: into our form (the test bank alone), or where the provider says. */
  cardEntry: 'own-form' | 'hosted'
  currencies: readonly Currency[]
  /** In which a payment can be spread over months; Turkish banks do it in lira alone. */
  installmentCurrencies: readonly Currency[]
  /**
   * Asked again to start an attempt it gives what it gave the first time, and where nobody got its answer nothing is
   * charged later: a start that broke off can be repeated, or ended.
   */
  repeatsStart: boolean
  /** Origins that the payment page may send forms to and show in frames. */
  origins: readonly string[]
}

/** What a provider is told to answer with when its notification was taken. */
export type Acknowledgement = { status: 200; body: 'OK' } | { status: 204; body: null }

/** Somebody who moves money for us. */
export type PaymentProvider = {
  id: string
  traits: ProviderTraits
  /**
   * Asks for the money, or for a place where the customer is asked for it.
   * @throws NotSent when the request never reached the provider, or asked for a page that nobody got to see, Rejected
   * when it said no and charged nothing; any other error leaves it open whether money moves.
   */
  start: (request: StartPayment, call: ProviderCall) => Promise<StartResult>
  /** The truth at the provider. Safe to repeat. */
  query: (ref: ProviderRef, call: ProviderCall) => Promise<Snapshot>
  /** Ends a session in which nothing was charged yet, where the provider can, and tells what is true afterwards. */
  abandon: (ref: ProviderRef, call: ProviderCall) => Promise<Snapshot>
  /** Verifies over the raw bytes. @throws BadSignature */
  readCallback: (raw: { headers: Headers; body: Uint8Array }, call: { now: Date }) => Promise<VerifiedCallback>
  acknowledgement: Acknowledgement
  /** Verifies what the browser brings back, `attempt` among it. @throws BadSignature */
  readReturn: (fields: Record<string, string>, call: { now: Date }) => Promise<VerifiedCallback>
  /**
   * Sends money back.
   * @throws NotSent when the request never reached the provider, Rejected when it said no and moved nothing; any other
   * error leaves it open.
   */
  refund: (request: RefundRequest, call: ProviderCall) => Promise<RefundSnapshot>
  /** The truth about a refund that got no answer; `indeterminate` where the provider cannot tell. */
  queryRefund: (request: RefundRequest, call: ProviderCall) => Promise<RefundSnapshot>
  /** What a card may do by its first six to eight digits; only where the provider tells before the card is typed. */
  readCardTerms?: (card: { bin: string; price: Money }, call: ProviderCall) => Promise<CardTerms | undefined>
}

/** The provider answered "no"; nothing was charged or sent back. */
export class Rejected extends Error {
  readonly reason: DeclineReason

  constructor(reason: DeclineReason, words: string = reason) {
    super(`the payment provider refused: ${words}`)
    this.reason = reason
  }
}

/** A notification that is not from the provider, or too old to be believed. */
export class BadSignature extends Error {}
