import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Card } from '../domain/card.ts'
import type { DeclineReason, Outcome, Snapshot } from '../domain/snapshot.ts'

/** What every call of a provider gets: when it is, and when to give up. */
export type ProviderCall = { now: Date; signal: AbortSignal }

export type StartPayment = {
  /** Our unguessable name of the attempt, sent along as the provider's own reference to us. */
  attemptRef: string
  /** What will be charged, surcharge included. */
  amount: Money
  installments: number
  /** Only for providers whose card form is ours, which no real one may be. */
  card: Card
  locale: Locale
  returnUrl: string
  notifyUrl: string
  expiresAt: Date
}

export type StartResult =
  | { kind: 'redirect'; url: string; providerRef: string; card: { brand: string; last4: string } }
  | { kind: 'final'; snapshot: Snapshot }

export type ProviderRef = { attemptRef: string; providerRef: string | undefined }

/** A notification whose signature was right. It says what to look at; what it claims is never believed. */
export type VerifiedCallback = { attemptRef: string; eventId: string; hint: Outcome }

/** Somebody who moves money for us. Built for several; the test bank is the one that needs no contract. */
export type PaymentProvider = {
  id: string
  /**
   * Asks for the money. A repeated call for one attempt charges once.
   * @throws NotSent when the request never reached the provider, Rejected when it said no and charged nothing; any
   * other error leaves it open whether money moves.
   */
  start: (request: StartPayment, call: ProviderCall) => Promise<StartResult>
  /** The truth at the provider. Safe to repeat. */
  query: (ref: ProviderRef, call: ProviderCall) => Promise<Snapshot>
  /** Ends a session in which nothing was charged yet, and tells what is true afterwards. */
  abandon: (ref: ProviderRef, call: ProviderCall) => Promise<Snapshot>
  /** The page where the customer goes on with a session that was started before. */
  continueUrl: (providerRef: string, locale: Locale) => string
  /** Verifies over the raw bytes. @throws BadSignature */
  readCallback: (raw: { headers: Headers; body: Uint8Array }, call: { now: Date }) => Promise<VerifiedCallback>
  /** Verifies what the browser brings back. @throws BadSignature */
  readReturn: (fields: Record<string, string>, call: { now: Date }) => Promise<VerifiedCallback>
}

/** The provider answered "no"; nothing was charged. */
export class Rejected extends Error {
  readonly reason: DeclineReason

  constructor(reason: DeclineReason) {
    super(`the payment provider refused: ${reason}`)
    this.reason = reason
  }
}

/** The request never left us; nothing was charged. */
export class NotSent extends Error {}

/** The connection broke after the request left: only a query tells what happened. */
export class Indeterminate extends Error {}

/** A notification that is not from the provider, or too old to be believed. */
export class BadSignature extends Error {}
