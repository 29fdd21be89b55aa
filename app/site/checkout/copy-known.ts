import type { CheckoutDraft } from '#modules/booking/index.ts'

/**
 * Fills a traveller with what the form knows: the first is who orders, the others have surname and nationality of the one
 * before. What is not known leaves what was typed.
 */
export function copyKnown(draft: CheckoutDraft, index: number): CheckoutDraft {
  const known = knownOf(draft, index)
  const travellers = draft.travellers.map((traveller, place) =>
    place === index ? { ...traveller, ...known } : traveller,
  )
  return { ...draft, travellers }
}

function knownOf({ contact, travellers }: CheckoutDraft, index: number): Record<string, string> {
  const before = travellers[index - 1]
  const known = before
    ? { lastName: before.lastName, nationality: before.nationality }
    : { firstName: contact.firstName, lastName: contact.lastName }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value.trim() !== ''))
}
