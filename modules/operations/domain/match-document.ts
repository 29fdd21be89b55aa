import { isSameName, isSameSurname } from '#kernel/compare-names.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ReadDocument } from '#kernel/read-document-lines.ts'
import { isSameBirthday } from '#kernel/same-birthday.ts'
import type { WorkTraveller } from './workspace.ts'

/** What a document may put right about a traveller. */
export const documentFields = [
  'lastName',
  'firstName',
  'gender',
  'bornOn',
  'nationality',
  'passportNo',
  'passportExpiresOn',
] as const

export type DocumentField = (typeof documentFields)[number]

/** How it is known, and how the document says it. */
export type Difference = { field: DocumentField; before: string; after: string }

/** Whose document it is: one who is certain, or those whom somebody has to choose from. */
export type DocumentMatch = { certain: string | null; likely: string[] }

/** By the number of the passport, else by name and birthday however the name is written; else whoever is near. */
export function matchDocument(
  document: ReadDocument,
  travellers: readonly WorkTraveller[],
  today: PlainDate,
): DocumentMatch {
  const byNumber = travellers.filter(
    ({ passportNo }) => document.kind === 'passport' && passportNo !== null && passportNo === document.number,
  )
  const named = travellers.filter((each) => isSameName(document, each))
  const byBirth = named.filter(({ bornOn }) => isSameBirthday(bornOn ?? '', document.bornOn, today))
  const [first, second] = byNumber.length > 0 ? byNumber : byBirth
  if (first && !second) return { certain: first.id, likely: [] }
  const near = travellers.filter(
    (each) => isSameBirthday(each.bornOn ?? '', document.bornOn, today) && isSameSurname(document, each),
  )
  return { certain: null, likely: [...new Set([...byNumber, ...named, ...near])].map(({ id }) => id) }
}

/**
 * What a document says otherwise than it is known. A card says nothing about passports; one name written two ways is one,
 * and of two centuries the known one is right.
 */
export function differencesOf(document: ReadDocument, traveller: WorkTraveller, today: PlainDate): Difference[] {
  const isNamed = isSameName(document, traveller)
  const said: Record<DocumentField, string | null> = {
    lastName: isNamed ? traveller.lastName : document.lastName,
    firstName: isNamed ? traveller.firstName : document.firstName || traveller.firstName,
    gender: document.gender,
    bornOn: isSameBirthday(traveller.bornOn ?? '', document.bornOn, today) ? traveller.bornOn : document.bornOn,
    nationality: document.nationality,
    passportNo: document.kind === 'passport' ? document.number : null,
    passportExpiresOn: document.kind === 'passport' ? document.expiresOn : null,
  }
  return documentFields.flatMap((field) => {
    const before = traveller[field] ?? ''
    const after = said[field]
    return after === null || after === before ? [] : [{ field, before, after }]
  })
}
