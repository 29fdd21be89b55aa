import type { Locale } from '#kernel/locale.ts'
import type { PaymentSubject } from './payment-page.ts'

/** What whoever pays a link ticks, each by an act of its own; all of it is needed. */
export const payerConsents = ['terms', 'privacy', 'personalData'] as const

export type PayerConsent = (typeof payerConsents)[number]

/** A text as it was shown: enough to prove it word for word later. */
export type AgreedText = { id: string; version: string; sha256: string; locale: Locale }

/** What was ticked with a payment, the texts behind it, and where it came from. */
export type PayerAgreement = {
  consents: Partial<Record<PayerConsent, boolean | undefined>>
  texts: readonly AgreedText[]
  address: string
  userAgent: string
}

/** What a payer agreed to, as it is kept with the try to pay. */
export type KeptAgreement = { consents: readonly PayerConsent[]; texts: AgreedText[]; at: Date }

/** Consents without which nothing is paid, by field. */
export type ConsentProblems = Partial<Record<PayerConsent, 'agreements'>>

/**
 * What is not agreed to. A link is agreed to where it is paid, so everything has to be ticked. An order was agreed to
 * where it was placed: nothing is needed again, but nobody pays who expressly does not agree.
 */
export function checkConsents(subject: PaymentSubject['kind'], consents: PayerAgreement['consents']): ConsentProblems {
  const isMissing = (kind: PayerConsent) => (subject === 'link' ? consents[kind] !== true : consents[kind] === false)
  return Object.fromEntries(payerConsents.filter(isMissing).map((kind) => [kind, 'agreements' as const]))
}
