import { inEveryLocale, locales, type Locale } from '#kernel/locale.ts'
import { readTypedDate } from '#kernel/typed-date.ts'
import {
  writingFacts,
  writingTexts,
  type Publication,
  type Texts,
  type WritingDraft,
  type WritingKind,
} from '#modules/content/index.ts'
import { parseStartField } from '../ui/moment-field.ts'

type Fields = Record<string, string>

/** What was typed into the form of a record, and the fields for an instant that hold none. */
export function readWritingForm(kind: WritingKind, fields: Fields): { draft: WritingDraft; badInstants: string[] } {
  const badInstants: string[] = []
  const publicationIn = (locale: Locale): Publication => {
    const state = fields[`${locale}.state`]
    if (state === 'published') return { state }
    if (state !== 'scheduled') return { state: 'draft' }
    const at = parseStartField(fields[`${locale}.at`] ?? '')
    if (!at) badInstants.push(`${locale}.at`)
    return at ? { state, at } : { state: 'draft' }
  }
  const textsIn = (locale: Locale): Texts =>
    Object.fromEntries(writingTexts[kind].map(({ name }) => [name, fields[`${locale}.${name}`] ?? '']))
  const draft = {
    facts: Object.fromEntries(
      writingFacts[kind].map(({ name, shape }) => {
        const typed = fields[name] ?? ''
        return [name, shape === 'day' ? readTypedDate(typed) : typed]
      }),
    ),
    texts: Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])) as Record<Locale, Texts>,
    publication: inEveryLocale(publicationIn),
  }
  return { draft, badInstants }
}
