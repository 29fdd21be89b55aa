import type { ConsentKind } from './checkout.ts'
import { isAlive, type OrderState } from './order.ts'
import { healthFlags, type HealthFlag } from './traveller-fields.ts'

/** What staff may write down for a customer who agreed on the telephone. */
export const toldKinds = ['preInformation', 'terms', 'privacy'] as const satisfies readonly ConsentKind[]

export type ToldKind = (typeof toldKinds)[number]

/** How the customer came to know a text: it was read out, or sent to them before. */
export const waysOfTelling = ['read', 'sent'] as const

export type WayOfTelling = (typeof waysOfTelling)[number]

/** Explicit consent: only the person themselves can give it, each by an act of its own. */
export const ownConsents = ['personalData', 'health'] as const satisfies readonly ConsentKind[]

export type OwnConsent = (typeof ownConsents)[number]

/** Who agreed on the telephone and when, and which texts they knew how. */
export type TelephoneAgreement = { agreedBy: string; agreedAt: Date; texts: Record<ToldKind, WayOfTelling> }

/** The consents of an order of which its customer told staff alone. */
export function consentsByTelephone(hasAgreed: boolean): Record<ConsentKind, boolean> {
  const agreed = hasAgreed
  return {
    preInformation: agreed,
    terms: agreed,
    privacy: agreed,
    personalData: false,
    health: false,
    marketing: false,
  }
}

type Agreed = {
  state: OrderState
  consents: { given: Record<ConsentKind, boolean> }
  tours: readonly { passengers: readonly (Record<HealthFlag, boolean> & { isCancelled: boolean })[] }[]
}

/**
 * What the customer of an order that was agreed to on the telephone still has to consent to themselves. Health data are
 * used only for travellers who ask for help.
 */
export function missingOwnConsents({ state, consents: { given }, tours }: Agreed): OwnConsent[] {
  if (!isAlive(state) || !given.preInformation) return []
  const travellers = tours.flatMap(({ passengers }) => passengers).filter(({ isCancelled }) => !isCancelled)
  const needsHealth = travellers.some((each) => healthFlags.some((name) => each[name]))
  return ownConsents.filter((kind) => !given[kind] && (kind !== 'health' || needsHealth))
}
