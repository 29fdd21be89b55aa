import { locales } from '#kernel/locale.ts'
import { writingFacts, writingTexts, type Publication, type WritingDraft, type WritingKind } from './writing.ts'

/** A field whose value differs: a fact by its name, a text by its language and name, as `tr.link`. */
export type ChangedField = { field: string; before: string; after: string }

/** What differs between two states of a record, in the order of its form; everything that is written when it is new. */
export function changedFields(
  before: WritingDraft | undefined,
  after: WritingDraft & { kind: WritingKind },
): ChangedField[] {
  const facts = writingFacts[after.kind].map(({ name }) => ({
    field: name,
    before: before?.facts[name] ?? '',
    after: after.facts[name] ?? '',
  }))
  const texts = locales.flatMap((locale) => [
    ...writingTexts[after.kind].map(({ name }) => ({
      field: `${locale}.${name}`,
      before: before?.texts[locale][name] ?? '',
      after: after.texts[locale][name] ?? '',
    })),
    {
      field: `${locale}.publication`,
      before: before ? publicationText(before.publication[locale]) : '',
      after: publicationText(after.publication[locale]),
    },
  ])
  return [...facts, ...texts].filter((field) => field.before !== field.after)
}

/** `draft`, `published`, or the instant of what is scheduled. */
function publicationText(publication: Publication): string {
  return publication.state === 'scheduled' ? publication.at.toISOString() : publication.state
}
