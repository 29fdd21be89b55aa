import type { ContactDraft, TravellerDraft } from '#modules/booking/index.ts'

/** As many as one order by telephone takes. */
export const MOST_TRAVELLERS = 15

export const blankTraveller: TravellerDraft = {
  tourId: '',
  fare: '',
  firstName: '',
  lastName: '',
  gender: '',
  bornOn: '',
  nationality: 'TR',
  tckn: '',
  passportNo: '',
  passportExpiresOn: '',
  needsWheelchair: false,
}

const travellerTextFields = [
  'firstName',
  'lastName',
  'gender',
  'bornOn',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn',
] as const

/** The travellers of a form, whose fields are called `travellers.0.firstName` and so on. */
export function readTravellers(fields: Record<string, string>, most: number): TravellerDraft[] {
  const count = Math.min(most, Number(fields['count']) || 0)
  return Array.from({ length: count }, (_none, index) => readTraveller(fields, index))
}

export function readTraveller(fields: Record<string, string>, index: number): TravellerDraft {
  const valueOf = (name: string) => fields[`travellers.${index}.${name}`] ?? ''
  return {
    ...blankTraveller,
    ...Object.fromEntries(travellerTextFields.map((name) => [name, valueOf(name)])),
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

/** `Zehra Nur Ak` gives the names of a form: the last word is the family's. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { firstName: (words.length > 1 ? words.slice(0, -1) : words).join(' '), lastName }
}
