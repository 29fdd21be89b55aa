import { placeWords, type PlacedWord } from './search-words.ts'

/** A piece of a text; what was asked for is marked. */
export type TextPart = { text: string; isMatch: boolean }

const EXCERPT_LENGTH = 180
const BEFORE_MATCH = 60

/** A text in pieces, with the words that answer marked. */
export function markWords(text: string, words: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const place of placeWords(text)) {
    if (!words.has(place.word)) continue
    if (place.start > end) parts.push({ text: text.slice(end, place.start), isMatch: false })
    parts.push({ text: text.slice(place.start, place.end), isMatch: true })
    end = place.end
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** The place of a text where most of the asked words stand together, a line or two long; `places` are its words. */
export function excerptAround(
  text: string,
  words: ReadonlySet<string>,
  places: readonly PlacedWord[] = placeWords(text),
): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const first = densestMatch(places, words)
  const from = places.find(({ start }) => start >= first - BEFORE_MATCH)?.start ?? 0
  // The beginning of a text is worth more than a few words less.
  const start = from <= BEFORE_MATCH / 2 ? 0 : from
  const end = places.findLast((place) => place.end <= start + EXCERPT_LENGTH)?.end ?? text.length
  const rest = text.slice(end).trim()
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${/\p{L}/u.test(rest) ? '…' : text.slice(end).trimEnd()}`
}

function densestMatch(places: readonly PlacedWord[], words: ReadonlySet<string>): number {
  const matches = places.filter(({ word }) => words.has(word))
  let best = { start: 0, count: 0 }
  for (const { start } of matches) {
    const inside = matches.filter((each) => each.start >= start && each.end <= start + EXCERPT_LENGTH - BEFORE_MATCH)
    const count = new Set(inside.map(({ word }) => word)).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}
