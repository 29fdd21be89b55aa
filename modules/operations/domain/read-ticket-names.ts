import { parseTypedDate } from '#kernel/typed-date.ts'
import { toLatinDigits } from '#kernel/text.ts'
import { splitsOf, ticketNamesIn, withoutTitles, type WrittenName } from './ticket-name-forms.ts'

/** Somebody a list of an airline or an agent names: every way in which the name can be meant, the likeliest first. */
export type TicketLine = {
  /** What stands there about this person alone. */
  text: string
  names: WrittenName[]
  /** Three digits of the airline, a stroke and ten; empty where none is given. */
  ticketNo: string
  pnr: string
  /** Days of the line as year, month and day of two digits each: one of them may be a birthday. */
  days: string[]
}

const MOST_LINES = 500
const LONGEST_LINE = 400

const TICKET = /(?<![\d+])(\d{3})[- ]?(\d{10})(?:[-/]\d{1,2})?(?!\d)/
const LABELLED_PNR =
  /\b(?:PNR|RLOC|LOCATOR|RECORD LOCATOR|REZ|RES|BOOKING|KOD|CODE)\b[ .:#-]*(?:NO\b[ .:]*)?([A-Z0-9]{6})\b/i
const MIXED_CODE = /(?<![\p{L}\d/-])(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}(?![\p{L}\d/-])/gu
const FLIGHT = /^[A-Z]{2}\d{4}$/
/** The number of a row, written onto its surname: `2DEMIR`. */
const NUMBERED = /^\d{1,2}[A-Z]+$/
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const CODED_DAY = new RegExp(String.raw`(?<!\d)(\d{2})(${MONTHS.join('|')})(\d{2}|\d{4})(?!\d)`, 'gi')
const TYPED_DAY = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}/g
const NAME = /^\p{L}[\p{L}\p{M}'’. -]+$/u
/** A PNR of letters alone, which looks like a name elsewhere than in a cell of its own. */
const LETTER_CODE = /^[A-Z]{6}$/
/** What stands between two things that were taken out of a line, and belongs to no name. */
const GAP = ' | '

/**
 * Whoever a pasted list names, in its order: rows of a reservation system (`1.YILMAZ/AHMET MR`, several in a row, a child
 * or an infant in brackets), cells of a spreadsheet, and plain names. A row with nothing but a PNR says it for those below.
 * A row that names nobody comes back without a name. At most five hundred.
 */
export function readTicketNames(text: string): TicketLine[] {
  let shared = ''
  const read = text.split('\n').flatMap((row): TicketLine[] => {
    const line = toLatinDigits(row).trim().slice(0, LONGEST_LINE)
    if (line === '') return []
    const found = readRow(line)
    if (found.length > 0) return found.map((each) => ({ ...each, pnr: each.pnr || shared }))
    const pnr = LABELLED_PNR.exec(line)?.[1]
    if (pnr !== undefined) {
      shared = pnr.toUpperCase()
      return []
    }
    return [{ text: line, names: [], ticketNo: '', pnr: '', days: [] }]
  })
  return read.slice(0, MOST_LINES)
}

function readRow(line: string): TicketLine[] {
  const ticket = TICKET.exec(line)
  const days = daysIn(line)
  const labelled = LABELLED_PNR.exec(line)?.[1]
  const codes = (line.match(MIXED_CODE) ?? []).filter((code) => !NUMBERED.test(code))
  const pnr = labelled?.toUpperCase() ?? codes.find((code) => !FLIGHT.test(code)) ?? ''
  const ticketNo = ticket ? `${ticket[1]}-${ticket[2]}` : ''
  const bare = [TICKET, CODED_DAY, TYPED_DAY, LABELLED_PNR].reduce((rest, known) => rest.replace(known, GAP), line)
  const words = bare.replaceAll(MIXED_CODE, (code) => (NUMBERED.test(code) ? code : GAP))
  const [only, ...others] = ticketNamesIn(words)
  // Whose the number or the day is cannot be known where a row names several.
  if (only && others.length > 0)
    return [only, ...others].map(({ text, names }) => ({ text, names, ticketNo: '', pnr, days: [] }))
  if (only) return [{ text: line, names: only.names, ticketNo, pnr, days }]
  const { names, letters } = plainNamesIn(words.replaceAll(/\([^()]*\)/g, GAP))
  return names.length === 0 ? [] : [{ text: line, names, ticketNo, pnr: pnr || letters, days }]
}

/** Names of a row without strokes, and a PNR of letters alone where it has a cell of its own behind them. */
function plainNamesIn(row: string): { names: WrittenName[]; letters: string } {
  const cells = row
    .split(/[\t;|]| {3,}/)
    .map(withoutTitles)
    .filter((cell) => NAME.test(cell))
  const [first = '', second, ...rest] = cells
  if (first === '') return commaNames(row)
  const isWhole = first.includes(' ')
  const code = (cell: string | undefined) => (cell !== undefined && LETTER_CODE.test(cell) ? cell : '')
  if (isWhole && (second === undefined || code(second) !== '')) return { names: splitsOf(first), letters: code(second) }
  if (second === undefined) return { names: splitsOf(first), letters: '' }
  const names = [{ lastName: first, firstName: second }, { lastName: second, firstName: first }, ...splitsOf(first)]
  return { names, letters: code(rest.find((cell) => code(cell) !== '')) }
}

/** `YILMAZ, AHMET MR`: the surname stands first. */
function commaNames(row: string): { names: WrittenName[]; letters: string } {
  const cells = row.split(/[,|]/).map(withoutTitles)
  const [lastName = '', firstName = '', ...rest] = cells.filter((cell) => NAME.test(cell))
  if (lastName === '' || firstName === '') return { names: lastName === '' ? [] : splitsOf(lastName), letters: '' }
  const letters = rest.find((cell) => LETTER_CODE.test(cell)) ?? ''
  return {
    names: [{ lastName, firstName }, { lastName: firstName, firstName: lastName }, ...splitsOf(lastName)],
    letters,
  }
}

function daysIn(line: string): string[] {
  const coded = [...line.matchAll(CODED_DAY)].map(([, day = '', month = '', year = '']) =>
    [year.slice(-2), String(MONTHS.indexOf(month.toUpperCase()) + 1).padStart(2, '0'), day].join('-'),
  )
  const typed = [...line.matchAll(TYPED_DAY)].flatMap(
    ([day]) => parseTypedDate(day.replaceAll('/', '.'))?.slice(2) ?? [],
  )
  return [...coded, ...typed]
}
