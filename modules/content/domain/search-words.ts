import { foldForSearch, toLatinDigits } from '#kernel/text.ts'

/** A word of a text, folded, and where it stands there. */
export type PlacedWord = { word: string; start: number; end: number }

/** Letters and digits, and what an apostrophe joins to them: `Mekke’de` and `Ka‘be` are one word each. */
const WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’‘ʼʿʾ`´][\p{L}\p{M}\u0640]+)*/gu

/** The words of a text as searches compare them, in their order. */
export function placeWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  for (const match of text.matchAll(WORD)) {
    const word = foldWord(match[0])
    if (word !== '') words.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return words
}

/** Each different word that is asked for. */
export function askedWords(question: string): string[] {
  return [...new Set(placeWords(question).map(({ word }) => word))]
}

/** What Arabic writes together with the word after it: the article, alone or after `and`, `in`, `like`, `for`. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u

function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const fresh = toLatinDigits(foldForSearch(word))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(ARTICLE, '')
  if (folded.size > MOST_KEPT) folded.clear()
  folded.set(word, fresh)
  return fresh
}

/** Folding costs most of the time of reading a text, and texts repeat their words. */
const folded = new Map<string, string>()
const MOST_KEPT = 100_000
