import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import { compareNames, isSameSurname, type NameAnswer } from '#kernel/compare-names.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ReadDocument } from '#kernel/read-document-lines.ts'
import { isSameBirthday } from '#kernel/same-birthday.ts'
import type { TravellerField } from './traveller-fields.ts'

type Typed = Partial<Record<TravellerField, string>>

/** A field that was typed otherwise than the document says. */
export type TypedOtherwise = { field: TravellerField; typed: string; said: string }

/** What a form holds once a document was read into it, and what somebody has to decide. */
export type FromDocument = {
  filled: Typed
  differing: TypedOtherwise[]
  /** As the document writes it. */
  written: string
  name: NameAnswer
}

type Form = {
  /** The name that is not asked for, or the one of the form. */
  known: { firstName: string; lastName: string }
  typed: Typed
  /** What somebody wants as the document says it. */
  taken: readonly TravellerField[]
}

/**
 * Reads a document into what was typed of somebody: what is empty is filled, what was typed stays and stands beside what
 * the document says, unless it is among those that were `taken`. Only the fields of `typed` are looked at. Another
 * writing of one name is no difference, and of two centuries the typed one is right.
 */
export function takeFromDocument(
  document: ReadDocument,
  { known, typed, taken }: Form,
  today: PlainDate,
): FromDocument {
  const said = saidBy(document)
  const filled = { ...typed }
  const differing: TypedOtherwise[] = []
  for (const field of Object.keys(typed) as TravellerField[]) {
    const before = typed[field]?.trim() ?? ''
    const after = said[field]
    if (after === null || after === '' || isSaid(document, field, before, { typed, today })) continue
    if (before === '' || taken.includes(field)) filled[field] = after
    else differing.push({ field, typed: before, said: after })
  }
  const { firstName = known.firstName, lastName = known.lastName } = filled
  const written = `${document.firstName} ${document.lastName}`.trim()
  return { filled, differing, written, name: compareNames(document, { firstName, lastName }) }
}

function saidBy(document: ReadDocument): Record<TravellerField, string | null> {
  const isPassport = document.kind === 'passport'
  return {
    firstName: document.firstName,
    lastName: document.lastName,
    gender: document.gender,
    bornOn: document.bornOn,
    nationality: document.nationality,
    tckn: document.tckn,
    passportNo: isPassport ? document.number : null,
    passportExpiresOn: isPassport ? document.expiresOn : null,
  }
}

/** Whether what was typed is what the document says, in whatever writing. */
function isSaid(
  document: ReadDocument,
  field: TravellerField,
  before: string,
  { typed, today }: { typed: Typed; today: PlainDate },
): boolean {
  if (before === '') return false
  switch (field) {
    case 'firstName':
    case 'lastName':
      return isSameNamePart(document, field, typed)
    case 'bornOn':
      return isSameBirthday(before, document.bornOn, today)
    case 'passportNo':
      return (parsePassportNumber(before, '') ?? before) === document.number
    case 'tckn':
      return (parseTckn(before) ?? before) === document.tckn
    default:
      return before === saidBy(document)[field]
  }
}

/** Names may be parted otherwise than in the document: the whole of it decides before each part does. */
function isSameNamePart(document: ReadDocument, part: 'firstName' | 'lastName', typed: Typed): boolean {
  const { firstName = '', lastName = '' } = typed
  if (firstName.trim() !== '' && compareNames(document, { firstName, lastName }) !== 'different') return true
  if (part === 'lastName') return isSameSurname(document, { lastName })
  return compareNames(document, { firstName, lastName: document.lastName }) !== 'different'
}
