import { locales } from '#kernel/locale.ts'
import { letterFields, letterLengths, writtenLanguages, type LetterDraft } from './letter.ts'

/** What is wrong with a field of a draft, by the path of the field, `tr.subject`. */
export type LetterFault = { field: string; code: 'text-long' | 'date-order' }

/** What cannot even be kept as a draft; unfinished texts can. */
export function checkDraft({ texts, audience }: LetterDraft): LetterFault[] {
  const long = locales.flatMap((locale) =>
    letterFields
      .filter((field) => texts[locale][field].length > letterLengths[field])
      .map((field) => ({ field: `${locale}.${field}`, code: 'text-long' as const })),
  )
  const { since, until } = audience
  return since !== null && until !== null && until < since ? [...long, { field: 'until', code: 'date-order' }] : long
}

/** Whether there is anything that could be sent. */
export function isFinished(draft: LetterDraft): boolean {
  return writtenLanguages(draft).length > 0 && draft.audience.languages.length > 0
}
