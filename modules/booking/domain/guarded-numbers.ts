import { maskNumber } from '#kernel/identity.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

type Numbers = { tckn: string | null; passportNo: string | null }

/** Somebody who travels as those see them who may not see the numbers of papers: that there are any stays known. */
export function withMaskedNumbers<Traveller extends Partial<Numbers>>(traveller: Traveller): Traveller {
  const masked = { ...traveller }
  if (traveller.tckn) masked.tckn = maskNumber(traveller.tckn)
  if (traveller.passportNo) masked.passportNo = maskNumber(traveller.passportNo)
  return masked
}

type Person = { firstName: string; lastName: string; bornOn: PlainDate | string | null }

/**
 * What somebody writes who may not see the numbers of papers: those that are known stay, whatever was sent, unless name
 * and birthday are another's, who does not travel on them.
 */
export function keepingNumbers<Draft extends Person & { tckn: string; passportNo: string }>(
  draft: Draft,
  known: Person & Numbers,
): Draft {
  const isNamedOtherwise = draft.firstName !== known.firstName || draft.lastName !== known.lastName
  const isSomebodyElse = isNamedOtherwise && draft.bornOn !== (known.bornOn ?? '')
  return {
    ...draft,
    tckn: isSomebodyElse ? '' : (known.tckn ?? ''),
    passportNo: isSomebodyElse ? '' : (known.passportNo ?? ''),
  }
}
