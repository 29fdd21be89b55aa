import type { Locale } from '#kernel/locale.ts'

/** A message as a provider is asked to carry it. */
export type OutgoingMessage = {
  /** Our name of the try, which WhatsApp repeats in its reports. */
  attemptId: string
  /** Digits with the code of the country. */
  phone: string
  locale: Locale
  template: string
  parameters: readonly string[]
  body: string
  /** How the operator is to ask the national register: not at all, or as a person or a merchant. */
  iysFilter: '0' | '11' | '12'
}

/**
 * What came of asking. `refused`: it will not go this way. `later`: nothing was done, and asking again is right.
 * `uncertain`: it may be on its way, so it is not asked again.
 */
export type SendOutcome =
  | { kind: 'accepted'; providerRef: string }
  | { kind: 'refused' | 'later' | 'uncertain'; failure: string }

/** How long a provider is waited for. */
export const SEND_TIMEOUT_MS = 15_000
