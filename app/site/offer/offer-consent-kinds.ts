/** What the customer of an offer agrees to, one tick each; nothing is sold without them. */
export const offerConsents = ['preInformation', 'terms', 'privacy', 'personalData'] as const

export type OfferConsent = (typeof offerConsents)[number]

/** The ticks that a form brings. */
export function givenConsents(fields: Record<string, string>): OfferConsent[] {
  return offerConsents.filter((kind) => fields[`consents.${kind}`] === 'on')
}
