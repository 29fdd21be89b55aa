import type { PlainDate } from '#kernel/plain-date.ts'
import { splitName } from '#kernel/split-name.ts'
import { readTypedDate } from '#kernel/typed-date.ts'
import {
  MAX_LINE_QUANTITY,
  blankTraveller,
  flagsBy,
  typedFieldsBy,
  type ContactDraft,
  type TravellerDraft,
} from '#modules/booking/index.ts'

/** As many as one order by telephone takes; the seats that are left are fewer as a rule. */
export const MOST_TRAVELLERS = MAX_LINE_QUANTITY

/** As many as one order may have, whoever took it. */
export const MOST_IN_ORDER = 500

/** The travellers of a form, whose fields are called `travellers.0.firstName` and so on. */
export function readTravellers(fields: Record<string, string>, most: number, today: PlainDate): TravellerDraft[] {
  const count = Math.min(most, Number(fields['count']) || 0)
  return Array.from({ length: count }, (_none, index) => readTraveller(fields, index, today))
}

export function readTraveller(fields: Record<string, string>, index: number, today: PlainDate): TravellerDraft {
  const valueOf = (name: string) => fields[`travellers.${index}.${name}`] ?? ''
  return {
    ...blankTraveller,
    ...typedFieldsBy(valueOf),
    bornOn: readTypedDate(valueOf('bornOn'), today),
    passportExpiresOn: readTypedDate(valueOf('passportExpiresOn')),
    fare: valueOf('fare'),
    ...flagsBy((name) => valueOf(name) === 'on'),
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

/** The fields of a form with the names of a list put in, one traveller a line; what stands in the other fields stays. */
export function fillNames(fields: Record<string, string>): Record<string, string> {
  const lines = (fields['names'] ?? '').split(/\r?\n/).filter((line) => line.trim() !== '')
  const names = lines.slice(0, MOST_TRAVELLERS).map(splitName)
  const filled = names.flatMap(({ firstName, lastName }, index) => [
    [`travellers.${index}.firstName`, firstName] as const,
    [`travellers.${index}.lastName`, lastName] as const,
  ])
  return { ...fields, ...Object.fromEntries(filled) }
}
