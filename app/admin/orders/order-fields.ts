import { blankTraveller, typedTravellerFields, type ContactDraft, type TravellerDraft } from '#modules/booking/index.ts'

/** As many as one order by telephone takes. */
export const MOST_TRAVELLERS = 15

/** The travellers of a form, whose fields are called `travellers.0.firstName` and so on. */
export function readTravellers(fields: Record<string, string>, most: number): TravellerDraft[] {
  const count = Math.min(most, Number(fields['count']) || 0)
  return Array.from({ length: count }, (_none, index) => readTraveller(fields, index))
}

export function readTraveller(fields: Record<string, string>, index: number): TravellerDraft {
  const valueOf = (name: string) => fields[`travellers.${index}.${name}`] ?? ''
  return {
    ...blankTraveller,
    ...Object.fromEntries(typedTravellerFields.map((name) => [name, valueOf(name)])),
    fare: valueOf('fare'),
    needsWheelchair: valueOf('needsWheelchair') === 'on',
  }
}

export function readContact(fields: Record<string, string>): ContactDraft {
  const valueOf = (name: string) => fields[`contact.${name}`] ?? ''
  return {
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    email: valueOf('email'),
    phone: valueOf('phone'),
    address: valueOf('address'),
    city: valueOf('city'),
    country: valueOf('country'),
  }
}
