import { formatMonth } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput } from '#kernel/text.ts'
import { findNextDepartures } from '#modules/catalog/index.server.ts'
import type { TourSummary } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { loadSearchIndex } from './data/load-search-index.server.ts'
import { excerptAround, markWords, type TextPart } from './domain/search-excerpt.ts'
import { findTexts, type SearchIndex, type SearchKind, type SearchText } from './domain/search-index.ts'
import { askedWords, placeWords, type PlacedWord } from './domain/search-words.ts'
import { suggestWords } from './domain/suggest-words.ts'

export const SEARCH_LENGTH = { min: 2, max: 100 } as const

type Asked = { q: string; locale: Locale; today: PlainDate }

export type SearchHit = {
  kind: SearchKind
  key: string
  /** The last part of its address; of a tour, the public id of the departure that leads on best. */
  link: string
  title: TextPart[]
  excerpt: TextPart[]
  /** Of a tour. */
  departure: TourSummary | null
}

export type SearchResults = {
  hits: SearchHit[]
  total: number
  /** How many there are of each kind, those with the best answer first. */
  kinds: { kind: SearchKind; total: number }[]
}

type Refused = { code: 'question-length' }

/**
 * What answers the words of a visitor, best first: tours with departures to come, hotels, services, pages, posts and
 * questions in one language. Signs of Turkish and Arabic letters, endings and one typing mistake a word do not matter.
 * With `kind` only that kind; a page at a time. Two queries, more when something has changed since the last search.
 *
 * Fails with `question-length` unless there are 2 to 100 characters.
 */
export async function searchSite(
  db: Db,
  {
    kind,
    page = 1,
    pageSize = 20,
    ...asked
  }: Asked & { kind?: SearchKind | undefined; page?: number; pageSize?: number },
): Promise<Result<SearchResults, Refused>> {
  const found = await find(db, asked)
  if (!found) return fail({ code: 'question-length' })
  const wanted = kind ? found.texts.filter((text) => text.kind === kind) : found.texts
  const hits = await toHits(db, wanted.slice((page - 1) * pageSize, page * pageSize), found)
  return ok({ hits, total: wanted.length, kinds: countKinds(found.texts) })
}

/** The best answers of each kind, no more than `each` of one; otherwise as `searchSite`. */
export async function searchEveryKind(
  db: Db,
  { each, ...asked }: Asked & { each: number },
): Promise<Result<SearchResults, Refused>> {
  const found = await find(db, asked)
  if (!found) return fail({ code: 'question-length' })
  const best = [...Map.groupBy(found.texts, (text) => text.kind).values()].flatMap((group) => group.slice(0, each))
  return ok({ hits: await toHits(db, best, found), total: found.texts.length, kinds: countKinds(found.texts) })
}

export type Suggestion = { kind: 'word'; word: string } | { kind: SearchKind; word: string; link: string }

const MOST_SUGGESTIONS = 8
const MOST_WORDS = 5

/**
 * What a visitor may be about to type: completed words, then titles that answer them. At most eight.
 * Fails with `question-length` unless there are 2 to 100 characters.
 */
export async function suggestSearch(db: Db, asked: Asked): Promise<Result<Suggestion[], Refused>> {
  const found = await find(db, asked)
  if (!found) return fail({ code: 'question-length' })
  const words = suggestWords(found.index, found.question, MOST_WORDS)
  const hits = await toHits(db, found.texts.slice(0, MOST_SUGGESTIONS), { ...found, words: new Set() })
  const titles = hits.map(({ kind, title, link }) => ({ kind, word: title.map(({ text }) => text).join(''), link }))
  return ok([...words.map((word) => ({ kind: 'word' as const, word })), ...titles].slice(0, MOST_SUGGESTIONS))
}

type FoundTexts = {
  question: string
  index: SearchIndex
  /** Best first. */
  texts: SearchText[]
  words: ReadonlySet<string>
  /** The months that are asked for, 1 to 12. */
  months: number[]
  locale: Locale
  today: PlainDate
}

async function find(db: Db, { q, locale, today }: Asked): Promise<FoundTexts | undefined> {
  const question = readQuestion(q)
  if (question === undefined) return undefined
  const index = await loadSearchIndex(db, { locale, today })
  const asked = askedWords(question)
  const { matches, words } = findTexts(index, asked)
  const texts = matches.flatMap(({ number }) => index.texts[number] ?? [])
  return { question, index, texts, words, months: monthsAmong(asked, locale), locale, today }
}

function countKinds(texts: readonly SearchText[]): SearchResults['kinds'] {
  return [...Map.groupBy(texts, ({ kind }) => kind)].map(([kind, { length }]) => ({ kind, total: length }))
}

/** A question as it is looked for; `undefined` when it is too short or too long. */
function readQuestion(q: string): string | undefined {
  const question = normalizeInput(q) ?? ''
  return question.length >= SEARCH_LENGTH.min && question.length <= SEARCH_LENGTH.max ? question : undefined
}

async function toHits(
  db: Db,
  texts: readonly SearchText[],
  { words, months, locale, today }: Pick<FoundTexts, 'words' | 'months' | 'locale' | 'today'>,
): Promise<SearchHit[]> {
  const tourKeys = texts.filter(({ kind }) => kind === 'tour').map(({ key }) => key)
  const departures = await findNextDepartures(db, { tourKeys, months, locale, today })
  return texts.flatMap((found) => {
    const { kind, key, link, title, text } = found
    const departure = kind === 'tour' ? departures.get(key) : null
    // Its last departure left between two readings.
    if (departure === undefined) return []
    const excerpt = markWords(excerptAround(text, words, placedIn(found)), words)
    return [{ kind, key, link: departure?.id ?? link, title: markWords(title, words), excerpt, departure }]
  })
}

const placed = new WeakMap<SearchText, PlacedWord[]>()

/** The words of a text that was shown before; the same few texts answer most questions. */
function placedIn(found: SearchText): PlacedWord[] {
  const places = placed.get(found) ?? placeWords(found.text)
  placed.set(found, places)
  return places
}

function monthsAmong(asked: readonly string[], locale: Locale): number[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return months.filter((month) => {
    const [name = ''] = askedWords(formatMonth(`2026-${String(month).padStart(2, '0')}`, locale, { year: false }))
    return asked.some((word) => word.length >= 3 && name.startsWith(word))
  })
}
