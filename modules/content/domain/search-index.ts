import { isOneTypoFrom } from './one-typo.ts'
import { placeWords } from './search-words.ts'

export const searchKinds = ['tour', 'hotel', 'service', 'page', 'post', 'question'] as const

export type SearchKind = (typeof searchKinds)[number]

/** Something that can be found, in one language. */
export type SearchText = {
  kind: SearchKind
  key: string
  /** The last part of its address. */
  link: string
  title: string
  /** What it is called by as well: places, hotels, months, tags. */
  names: string
  text: string
}

/** All texts of a language and which words stand where. */
export type SearchIndex = {
  texts: readonly SearchText[]
  /** In order, so that beginnings lie together. */
  words: readonly string[]
  /** By word: number of the text and the weight of its best place there, as one number. */
  places: ReadonlyMap<string, readonly number[]>
  /** Words of titles and names as they are written there, to be suggested. */
  spellings: ReadonlyMap<string, string>
}

/** How much a word counts by where it stands: names nearly as much as titles, which decide between equals. */
const WEIGHTS = { title: 15, names: 14, text: 2 } as const
const PACK = 16

export function buildSearchIndex(texts: readonly SearchText[]): SearchIndex {
  const places = new Map<string, number[]>()
  const spellings = new Map<string, string>()
  for (const [number, text] of texts.entries()) {
    for (const [word, weight] of weighWords(text, spellings)) {
      const known = places.get(word)
      if (known) known.push(number * PACK + weight)
      else places.set(word, [number * PACK + weight])
    }
  }
  return { texts, words: [...places.keys()].toSorted(byCodePoint), places, spellings }
}

function weighWords(text: SearchText, spellings: Map<string, string>): Map<string, number> {
  const weights = new Map<string, number>()
  for (const field of ['title', 'names', 'text'] as const) {
    for (const { word, start, end } of placeWords(text[field])) {
      if (!weights.has(word)) weights.set(word, WEIGHTS[field])
      if (field !== 'text' && !spellings.has(word)) spellings.set(word, text[field].slice(start, end))
    }
  }
  return weights
}

export type Match = { number: number; score: number }

export type Found = {
  /** Best first; equal ones in the order of the texts. */
  matches: Match[]
  /** Every word of the index that answers one of the asked words, to be marked. */
  words: ReadonlySet<string>
}

/**
 * The texts that hold the most of the asked words. A word answers one that is asked for when it is the same, begins
 * with it, or is its beginning without the ending; when no word does, one that is a typing mistake away.
 */
export function findTexts(index: SearchIndex, asked: readonly string[]): Found {
  const totals = new Map<number, { count: number; score: number }>()
  const words = new Set<string>()
  for (const word of asked) {
    for (const [number, score] of scoresOf(index, word, words)) {
      const total = totals.get(number) ?? { count: 0, score: 0 }
      totals.set(number, { count: total.count + 1, score: total.score + score })
    }
  }
  const most = Math.max(0, ...[...totals.values()].map(({ count }) => count))
  const matches = [...totals]
    .filter(([, { count }]) => count === most)
    .map(([number, { score }]) => ({ number, score }))
    .toSorted((a, b) => b.score - a.score || a.number - b.number)
  return { matches, words }
}

/** The numbers of the texts that hold a word of the index. */
export function textsWith(index: SearchIndex, word: string): number[] {
  return (index.places.get(word) ?? []).map((packed) => Math.floor(packed / PACK))
}

/** The best score of each text for one asked word. */
function scoresOf(index: SearchIndex, asked: string, seen: Set<string>): Map<number, number> {
  const scores = new Map<number, number>()
  for (const [word, factor] of answersTo(index, asked)) {
    seen.add(word)
    for (const packed of index.places.get(word) ?? []) {
      const number = Math.floor(packed / PACK)
      const score = (packed % PACK) * factor
      if (score > (scores.get(number) ?? 0)) scores.set(number, score)
    }
  }
  return scores
}

function answersTo(index: SearchIndex, asked: string): [word: string, factor: number][] {
  const answers = wordsBeginningWith(index, asked).map((word): [string, number] => [word, word === asked ? 1 : 0.8])
  for (const word of beginningsOf(asked)) if (index.places.has(word)) answers.push([word, 0.6])
  // A mistyped year is another year.
  if (answers.length > 0 || /^\d+$/.test(asked)) return answers
  return index.words.filter((word) => isOneTypoFrom(asked, word)).map((word) => [word, 0.5])
}

/** Words of the index with this beginning, in order. */
export function wordsBeginningWith({ words }: SearchIndex, beginning: string): string[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  const from = words.slice(low)
  const end = from.findIndex((word) => !word.startsWith(beginning))
  return end === -1 ? from : from.slice(0, end)
}

const SHORTEST_STEM = 4
const LARGEST_ENDING = 0.4

/** What is left of a word when it may have endings: most of it, and never less than four letters. */
function beginningsOf(word: string): string[] {
  const shortest = Math.max(SHORTEST_STEM, Math.ceil(word.length * (1 - LARGEST_ENDING)))
  return Array.from({ length: Math.max(0, word.length - shortest) }, (_, cut) => word.slice(0, word.length - 1 - cut))
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
