import { wordsOf } from './bank-text.ts'

/**
 * How alike two names of a person are, from 0 to 1: 1 when every word of the shorter one is in the other, whatever the
 * order, the case and the marks. A word cut short (`MEHM`) or with one wrong letter counts for less.
 */
export function nameLikeness(one: string, other: string): number {
  return wordsLikeness(wordsOf(one), wordsOf(other))
}

function wordsLikeness(one: readonly string[], other: readonly string[]): number {
  const [few = [], many = []] = [one, other].toSorted((a, b) => a.length - b.length)
  if (few.length === 0) return 0
  const left = [...many]
  let sum = 0
  for (const word of few) {
    const scores = left.map((each) => wordLikeness(word, each))
    const best = Math.max(0, ...scores)
    if (best > 0) left.splice(scores.indexOf(best), 1)
    sum += best
  }
  // One word alone, a first name or a family name, names many people.
  return (sum / few.length) * (few.length === 1 && many.length > 1 ? 0.5 : 1)
}

/** What a line tells of names: the words of its text, and those of its payer where the bank gives one. */
export type ToldNames = { words: ReadonlySet<string>; payerWords: readonly string[] }

/** Whether a line names somebody, given by the words of the name: as its payer, or with all of them in its text. */
export function isNamedIn({ words: told, payerWords }: ToldNames, name: readonly string[]): boolean {
  if (name.length >= 2 && name.every((word) => told.has(word))) return true
  return payerWords.length > 0 && wordsLikeness(payerWords, name) >= SAME_NAME
}

const SAME_NAME = 0.75

function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  if (short.length >= 3 && long.startsWith(short)) return 0.8
  return short.length >= 4 && isOneLetterOff(short, long) ? 0.7 : 0
}

function isOneLetterOff(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(at + (short.length === long.length ? 1 : 0)) === long.slice(at + 1)
}
