import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import { compareNames, type NameAnswer } from '#kernel/compare-names.ts'
import type { ReadDocument } from '#kernel/read-document-lines.ts'
import type { PaperField } from './traveller-fields.ts'

/** A field that was typed otherwise than the document says. */
export type TypedOtherwise = { field: PaperField; typed: string; said: string }

/** What a form holds once a document was read into it, and what somebody has to decide. */
export type FromDocument = {
  filled: Partial<Record<PaperField, string>>
  differing: TypedOtherwise[]
  /** As the document writes it. */
  written: string
  name: NameAnswer
}

/**
 * Reads a document into what was typed of somebody: what is empty is filled, what was typed stays and stands beside what
 * the document says, unless it is among those that were `taken`. Only the fields of `typed` are looked at.
 */
export function takeFromDocument(
  document: ReadDocument,
  known: { firstName: string; lastName: string },
  typed: Partial<Record<PaperField, string>>,
  taken: readonly PaperField[],
): FromDocument {
  const isPassport = document.kind === 'passport'
  const said: Record<PaperField, string | null> = {
    gender: document.gender,
    bornOn: document.bornOn,
    nationality: document.nationality,
    tckn: document.tckn,
    passportNo: isPassport ? document.number : null,
    passportExpiresOn: isPassport ? document.expiresOn : null,
  }
  const filled = { ...typed }
  const differing: TypedOtherwise[] = []
  for (const field of Object.keys(typed) as PaperField[]) {
    const before = typed[field]?.trim() ?? ''
    const after = said[field]
    if (after === null || after === asRead(field, before)) continue
    if (before === '' || taken.includes(field)) filled[field] = after
    else differing.push({ field, typed: before, said: after })
  }
  const written = `${document.firstName} ${document.lastName}`.trim()
  return { filled, differing, written, name: compareNames(document, known) }
}

function asRead(field: PaperField, typed: string): string {
  if (field === 'passportNo') return parsePassportNumber(typed, '') ?? typed
  return field === 'tckn' ? (parseTckn(typed) ?? typed) : typed
}
