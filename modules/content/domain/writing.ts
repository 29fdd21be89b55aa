import { locales, type Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** What staff write in three languages. */
export const writingKinds = ['page', 'post', 'question'] as const

export type WritingKind = (typeof writingKinds)[number]

/** How a text is written: one line, a few, HTML, words between commas, JSON, or the last part of an address. */
export type TextShape = 'line' | 'lines' | 'html' | 'words' | 'json' | 'link'

/** A text of every language. What is `needed` must be there before the language is published. */
export type TextField = { name: string; shape: TextShape; longest: number; isNeeded?: true }

const link: TextField = { name: 'link', shape: 'link', longest: 120, isNeeded: true }
const title: TextField = { name: 'title', shape: 'line', longest: 160, isNeeded: true }
const metaTitle: TextField = { name: 'metaTitle', shape: 'line', longest: 160 }
const body: TextField = { name: 'body', shape: 'html', longest: 200_000, isNeeded: true }

export const writingTexts: Record<WritingKind, readonly TextField[]> = {
  page: [
    title,
    link,
    { name: 'subtitle', shape: 'lines', longest: 300 },
    body,
    metaTitle,
    { name: 'metaDescription', shape: 'lines', longest: 400 },
    { name: 'jsonLd', shape: 'json', longest: 50_000 },
  ],
  post: [
    title,
    link,
    { name: 'excerpt', shape: 'lines', longest: 400 },
    body,
    { name: 'tags', shape: 'words', longest: 300 },
    { name: 'authorRole', shape: 'line', longest: 120 },
    metaTitle,
  ],
  question: [
    { name: 'question', shape: 'line', longest: 300, isNeeded: true },
    { name: 'answer', shape: 'html', longest: 50_000, isNeeded: true },
  ],
}

export type FactShape = 'key' | 'picture' | 'number' | 'day' | 'address'

/** What a record says in no language. */
export type FactField = { name: string; shape: FactShape; isNeeded?: true }

export const writingFacts: Record<WritingKind, readonly FactField[]> = {
  page: [
    { name: 'parent', shape: 'key' },
    { name: 'order', shape: 'number' },
    { name: 'picture', shape: 'picture' },
    { name: 'banner', shape: 'picture' },
    { name: 'sound', shape: 'address' },
    { name: 'category', shape: 'key' },
  ],
  post: [
    { name: 'publishedOn', shape: 'day', isNeeded: true },
    { name: 'picture', shape: 'picture' },
  ],
  question: [
    { name: 'group', shape: 'key', isNeeded: true },
    { name: 'order', shape: 'number' },
  ],
}

/** Whether a language is read by everybody, by nobody, or by everybody from an instant on. */
export type Publication = { state: 'draft' } | { state: 'published' } | { state: 'scheduled'; at: Date }

export type Texts = Record<string, string>

/** A record as staff write it. Facts and texts are kept under the names of their fields; what is absent is ''. */
export type WritingDraft = {
  texts: Record<Locale, Texts>
  facts: Texts
  publication: Record<Locale, Publication>
}

export type Writing = WritingDraft & {
  kind: WritingKind
  key: string
  /** Grows with every change; who saves names the one that was read. */
  version: number
  changedAt: Date | null
}

export const writingStates = ['published', 'scheduled', 'draft', 'incomplete'] as const

/** What lists are asked for. `incomplete`: at least one language is not published. */
export type WritingState = (typeof writingStates)[number]

/** A line of a list of records. */
export type WritingEntry = {
  key: string
  titles: Record<Locale, string>
  publication: Record<Locale, Publication>
  /** Languages that lack a text that they need. */
  missing: Locale[]
  version: number
  changedAt: Date | null
  /** The day a post carries; nothing of other kinds. */
  publishedOn: PlainDate | null
}

/** The name of the text that a record is called by. */
export function titleFieldOf(kind: WritingKind): string {
  return kind === 'question' ? 'question' : 'title'
}

/** The languages in which a text that is needed is missing. */
export function missingLanguages(kind: WritingKind, texts: Record<Locale, Texts>): Locale[] {
  const needed = writingTexts[kind].filter(({ isNeeded }) => isNeeded)
  return locales.filter((locale) => needed.some(({ name }) => !texts[locale][name]))
}

/** When languages of a record are to be published that are not yet. */
export function dueInstants({ publication }: Pick<WritingDraft, 'publication'>): Date[] {
  return locales.flatMap((locale) => {
    const each = publication[locale]
    return each.state === 'scheduled' ? [each.at] : []
  })
}
