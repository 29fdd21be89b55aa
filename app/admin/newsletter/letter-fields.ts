import { inEveryLocale, isLocale, locales } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { letterFields, type LetterDraft, type LetterField } from '#modules/engagement/index.ts'

/** The form of a newsletter as text fields: the words by language, and a field for each tick. */
export type LetterFields = Record<string, string>

export function fieldsOfLetter({ texts, departures, posts, audience, fallback }: LetterDraft): LetterFields {
  const words = locales.flatMap((locale) => letterFields.map((field) => [`${locale}.${field}`, texts[locale][field]]))
  const ticks = [
    ...departures.map((id) => `departure.${id}`),
    ...posts.map((key) => `post.${key}`),
    ...audience.languages.map((language) => `to.${language}`),
  ]
  return {
    ...(Object.fromEntries(words) as LetterFields),
    ...Object.fromEntries(ticks.map((name) => [name, 'on'])),
    since: audience.since ?? '',
    until: audience.until ?? '',
    fallback: fallback ?? '',
  }
}

/** What was typed, and the fields for a day that hold none. What is ticked keeps the order in which the form lists it. */
export function readLetterForm(fields: LetterFields): { draft: LetterDraft; badDays: string[] } {
  const badDays: string[] = []
  const dayOf = (name: string): PlainDate | null => {
    const typed = (fields[name] ?? '').trim()
    if (typed === '') return null
    const day = parseTypedDate(typed)
    if (day === undefined) badDays.push(name)
    return day ?? null
  }
  const ticked = (group: string) =>
    Object.keys(fields).flatMap((name) => (name.startsWith(`${group}.`) ? [name.slice(group.length + 1)] : []))
  const wordsIn = (locale: string) =>
    Object.fromEntries(
      letterFields.map((field) => [field, (fields[`${locale}.${field}`] ?? '').replace(/\r\n?/g, '\n')]),
    ) as Record<LetterField, string>
  const draft = {
    texts: inEveryLocale(wordsIn),
    departures: ticked('departure').slice(0, MOST_CHOSEN),
    posts: ticked('post').slice(0, MOST_CHOSEN),
    audience: { languages: ticked('to').filter(isLocale), since: dayOf('since'), until: dayOf('until') },
    fallback: locales.find((locale) => locale === fields['fallback']) ?? null,
  }
  return { draft, badDays }
}

/** A newsletter that tells more is read by nobody. */
const MOST_CHOSEN = 40
