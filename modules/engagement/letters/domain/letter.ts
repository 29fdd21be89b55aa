import { inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** What staff write of a newsletter in one language, with the most characters each may have. */
export const letterLengths = { subject: 150, preheader: 200, opening: 6000, closing: 3000 } as const

export const letterFields = ['subject', 'preheader', 'opening', 'closing'] as const

export type LetterField = (typeof letterFields)[number]

export type LetterWords = Record<LetterField, string>

/** Who of the readers a newsletter goes to: by their language, and by the day on which they confirmed, both days included. */
export type LetterAudience = { languages: Locale[]; since: PlainDate | null; until: PlainDate | null }

export type LetterDraft = {
  texts: Localised<LetterWords>
  /** Public ids of departures, in the order in which they are told. */
  departures: string[]
  /** Keys of posts. */
  posts: string[]
  audience: LetterAudience
  /** What readers of a language that was not written get; without one they are not reached. */
  fallback: Locale | null
}

/** A newsletter is written, goes out, may rest meanwhile, and ends when everybody was written to or when staff end it. */
export const letterStates = ['draft', 'sending', 'paused', 'stopped', 'sent'] as const

export type LetterState = (typeof letterStates)[number]

/** `written` is handed to the mail server or waits for it; the others get no mail of this newsletter any more. */
export type RecipientState = 'queued' | 'written' | 'left' | 'bounced' | 'failed'

const nextStates: Record<LetterState, readonly LetterState[]> = {
  draft: ['sending'],
  sending: ['paused', 'stopped', 'sent'],
  paused: ['sending', 'stopped'],
  stopped: [],
  sent: [],
}

export function mayBecome(from: LetterState, to: LetterState): boolean {
  return nextStates[from].includes(to)
}

export function blankWords(): Localised<LetterWords> {
  return inEveryLocale(() => ({ subject: '', preheader: '', opening: '', closing: '' }))
}

/** The languages that can be sent: those with a subject and opening words. */
export function writtenLanguages({ texts }: Pick<LetterDraft, 'texts'>): Locale[] {
  return locales.filter((locale) => texts[locale].subject.trim() !== '' && texts[locale].opening.trim() !== '')
}

/** In which language a reader gets the newsletter; `undefined` when it does not reach them. */
export function languageFor(reader: Locale, draft: Pick<LetterDraft, 'texts' | 'fallback'>): Locale | undefined {
  const written = writtenLanguages(draft)
  return [reader, draft.fallback].find((each) => each !== null && written.includes(each)) ?? undefined
}
