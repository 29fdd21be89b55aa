import { foldForSearch, toLatinDigits } from '#kernel/text.ts'
import type { VisaRowState } from './visa-batch.ts'

/** What whoever makes visas says of an application; `applied` is one that is being looked at. */
export type VisaAnswer = 'granted' | 'refused' | 'applied'

export type AnswerProblem = 'unreadable' | 'nobody' | 'several' | 'twice' | 'contradicts' | 'answered'

/** A line that was copied, with whom it is about and what it says, or with why it is taken for nobody. */
export type MatchedAnswer = { text: string } & (
  | { rowId: string; passengerId: string; answer: VisaAnswer; applicationNo: string; reason: string; problem?: never }
  | { problem: AnswerProblem; rowId?: never }
)

/** An application that an answer can be about. */
export type AnsweredRow = {
  id: string
  passengerId: string
  position: number
  passportNo: string | null
  applicationNo: string
  state: VisaRowState
}

const MOST_LINES = 500
const LONGEST_REASON = 200
const DAY = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}/g
const PASSPORT = /^[a-z]{1,2}\d{7,8}$/
const SHORTEST_TAIL = 4
const SHORTEST_NUMBER = 5

/** By which words an answer is known, folded; what denies one stands before what it denies. */
const words: readonly [VisaAnswer, RegExp][] = [
  ['refused', /\bnot (?:approved|granted|issued|accepted)|\bonaylanmad|\bverilmed|\bcikmad|\bkabul edilmed/],
  ['refused', /\bret\b|\bred\b|\breddedil|\breject|\brefus|\bdenied\b|مرفوض|رفض/],
  [
    'granted',
    /\bonaylan|\bonayli\b|\bverildi|\bcikti\b|\bkabul\b|\bapproved|\bgranted|\bissued|\baccepted|صدر|مقبول|موافق/,
  ],
  ['applied', /\bbekl|\bislemde|\bincelen|\bbasvuruldu|\bpending|\bprocess|\bsubmitted|\breview|قيد|قدم/],
]

/**
 * Whom each line of a text is about: whose passport ends as it says, or whose application has its number, or, where it names
 * neither, who stands in the file at the number with which it begins. A line that fits nobody or several, that names
 * two different people, or that is older than the answer that has come, says so and is not taken; nobody is taken twice.
 */
export function matchVisaAnswers(text: string, rows: readonly AnsweredRow[]): MatchedAnswer[] {
  const taken = new Set<string>()
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.slice(0, MOST_LINES).map((line): MatchedAnswer => {
    const read = readLine(line)
    if (!read) return { text: line, problem: 'unreadable' }
    const found = rowOf(read.tokens, rows)
    if (typeof found === 'string') return { text: line, problem: found }
    const { id: rowId, passengerId, state } = found
    if (taken.has(passengerId)) return { text: line, problem: 'twice' }
    if (read.answer === 'applied' && state !== 'sent') return { text: line, problem: 'answered' }
    taken.add(passengerId)
    const applicationNo = numberOf(read.tokens, found)
    const reason = read.answer === 'refused' ? read.reason : ''
    return { text: line, rowId, passengerId, answer: read.answer, applicationNo, reason }
  })
}

function readLine(line: string): { answer: VisaAnswer; reason: string; tokens: string[] } | undefined {
  const plain = toLatinDigits(line).replace(DAY, ' ')
  const folded = foldForSearch(plain)
  const [first] = words
    .flatMap(([answer, pattern], order) => {
      const match = pattern.exec(folded)
      return match ? [{ answer, order, at: match.index, end: match.index + match[0].length }] : []
    })
    .toSorted((one, other) => one.at - other.at || one.order - other.order)
  if (!first) return undefined
  // Folding keeps the length of what companies write; where it does not, the words are taken folded.
  const whole = folded.length === plain.length ? plain : folded
  const reason = whole
    .slice(first.end)
    .replace(/^\p{L}*[\s:;,|/–-]*/u, '')
    .trim()
    .slice(0, LONGEST_REASON)
  const tokens = folded.split(/[^\p{L}\p{N}-]+/u).filter((token) => /\d/.test(token))
  return { answer: first.answer, reason, tokens }
}

function rowOf(tokens: readonly string[], rows: readonly AnsweredRow[]): AnsweredRow | AnswerProblem {
  const ofPassport = rows.filter((row) => tokens.some((token) => isTailOf(token, row)))
  const ofNumber = rows.filter((row) => row.applicationNo !== '' && tokens.includes(foldForSearch(row.applicationNo)))
  const [byPassport] = ofPassport
  const [byNumber] = ofNumber
  if (byPassport && byNumber) {
    const both = ofPassport.filter((row) => ofNumber.includes(row))
    return both.length === 1 && both[0] ? both[0] : 'contradicts'
  }
  const [place = ''] = tokens
  const isPlace = /^\d{1,3}$/.test(place) && !tokens.some((token) => PASSPORT.test(token))
  const found = byPassport
    ? ofPassport
    : byNumber
      ? ofNumber
      : isPlace
        ? rows.filter(({ position }) => position === Number(place))
        : []
  const [row] = found
  if (!row) return 'nobody'
  return found.length > 1 ? 'several' : row
}

function isTailOf(token: string, { passportNo }: AnsweredRow): boolean {
  return token.length >= SHORTEST_TAIL && (passportNo ?? '').toLowerCase().endsWith(token)
}

/** The number of an application that a line gives, or the one that is known. */
function numberOf(tokens: readonly string[], row: AnsweredRow): string {
  const given = tokens
    .filter((token) => token.length >= SHORTEST_NUMBER && !isTailOf(token, row))
    .toSorted((one, other) => other.length - one.length)[0]
  return given?.toUpperCase() ?? row.applicationNo
}
