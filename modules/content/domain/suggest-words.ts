import { findTexts, textsWith, wordsBeginningWith, type SearchIndex } from './search-index.ts'
import { placeWords } from './search-words.ts'

const SHORTEST_SUGGESTION = 3

/**
 * What the typed words may become: the last one completed by words of titles and names that stand in a text with the
 * others. Words of the most texts come first. Spelled as the agency spells them.
 */
export function suggestWords(index: SearchIndex, typed: string, limit: number): string[] {
  const places = placeWords(typed)
  const last = places.at(-1)
  if (!last) return []
  const before = places.slice(0, -1).map(({ word }) => word)
  const among = before.length > 0 ? new Set(findTexts(index, before).matches.map(({ number }) => number)) : undefined
  const candidates = wordsBeginningWith(index, last.word).flatMap((word) => {
    const spelling = index.spellings.get(word)
    if (spelling === undefined || word.length < SHORTEST_SUGGESTION || hasEnding(spelling)) return []
    if (before.includes(word)) return []
    const texts = textsWith(index, word)
    const count = among ? texts.filter((number) => among.has(number)).length : texts.length
    return count > 0 ? [{ word, spelling, count }] : []
  })
  const start = typed.slice(0, last.start)
  return candidates
    .toSorted((a, b) => b.count - a.count || a.word.length - b.word.length)
    .slice(0, limit)
    .map(({ spelling }) => `${start}${spelling}`)
}

/** Turkish sets endings of names apart: `Medine’de` is a form of a word that is suggested itself. */
function hasEnding(spelling: string): boolean {
  return /['’]/u.test(spelling)
}
