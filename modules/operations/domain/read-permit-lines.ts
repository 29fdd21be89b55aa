import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch, toLatinDigits } from '#kernel/text.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Pilgrim } from './plan-permits.ts'
import { problemOfSlot, type SlotProblem } from './plan-permits.ts'
import type { RawdahRules } from './permits.ts'

/** What a line says that staff copied: whose permit it is, for when, and through which gate. */
export type PermitLine = { text: string; words: string[]; tail: string; day: PlainDate; hour: string; gate: string }

export type LineProblem = SlotProblem | 'unreadable' | 'nobody' | 'several' | 'twice'

/** A line with whom it is about, or with why it is about nobody. */
export type MatchedLine = { text: string } & (
  | { id: string; day: PlainDate; hour: string; gate: string; problem?: never }
  | { problem: LineProblem; id?: never }
)

const MOST_LINES = 500
const DAY = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}/
const HOUR = /\b(\d{1,2}):(\d{2})(?:\s*(AM|PM))?/i
const GATE = /(?:kapı|kapi|gate|باب|بوابة)\s*:?\s*(\w{1,6})/i
const TAIL = /^[a-z]{0,3}\d{3,9}$/i

/** A line that was copied, in any order: name or the end of a passport, day, hour, and gate. Undefined without the first three. */
export function readPermitLine(text: string): PermitLine | undefined {
  const line = toLatinDigits(text)
  const day = parseTypedDate((DAY.exec(line)?.[0] ?? '').replaceAll('/', '.'))
  const [, hour, minute, half] = HOUR.exec(line.replace(DAY, ' ')) ?? []
  const gate = GATE.exec(line)?.[1] ?? ''
  const rest = line.replace(DAY, ' ').replace(HOUR, ' ').replace(GATE, ' ')
  const words = foldForSearch(rest)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const tail = words.find((word) => TAIL.test(word)) ?? ''
  const names = words.filter((word) => /^\p{L}{2,}$/u.test(word))
  if (!day || hour === undefined || minute === undefined || (names.length === 0 && tail === '')) return undefined
  const clock = (Number(hour) % (half ? 12 : 24)) + (half?.toUpperCase() === 'PM' ? 12 : 0)
  if (Number(minute) > 59 || Number(hour) > 23) return undefined
  return { text, words: names, tail, day, hour: `${String(clock).padStart(2, '0')}:${minute}`, gate }
}

export type NamedPilgrim = Pilgrim & { firstName: string; lastName: string; passportNo: string | null }

/**
 * Whom each line of a text is about: everybody whose name has its words, and whose passport ends as it says. A line that
 * fits nobody, several, or an hour that is not theirs says so and is not taken; nobody is taken twice.
 */
export function matchPermitLines(text: string, pilgrims: readonly NamedPilgrim[], rules: RawdahRules): MatchedLine[] {
  const taken = new Set<string>()
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.slice(0, MOST_LINES).map((line): MatchedLine => {
    const read = readPermitLine(line)
    if (!read) return { text: line, problem: 'unreadable' }
    const found = pilgrims.filter((pilgrim) => isAbout(read, pilgrim))
    const [pilgrim] = found
    if (!pilgrim) return { text: line, problem: 'nobody' }
    if (found.length > 1) return { text: line, problem: 'several' }
    if (taken.has(pilgrim.id)) return { text: line, problem: 'twice' }
    const problem = problemOfSlot(pilgrim, read, rules)
    if (problem) return { text: line, problem }
    taken.add(pilgrim.id)
    return { text: line, id: pilgrim.id, day: read.day, hour: read.hour, gate: read.gate }
  })
}

function isAbout({ words, tail }: PermitLine, { firstName, lastName, passportNo }: NamedPilgrim): boolean {
  const own = foldForSearch(`${firstName} ${lastName}`).split(/[^\p{L}]+/u)
  if (tail !== '' && !(passportNo ?? '').toLowerCase().endsWith(tail)) return false
  return words.every((word) => own.includes(word))
}
