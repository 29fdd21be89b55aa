import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { dayOf, fareOf, genderOf, nationalityOf } from '#modules/booking/index.ts'
import { fares } from '#modules/catalog/index.ts'

/** Most cells of a column have to look alike before it is taken for something. */
const MOST = 0.7

/**
 * What the columns of a list without names of columns hold, by what stands in them; empty where that is not clear, as with
 * numbers that may be anything. It is a proposal: whoever reads it confirms it.
 */
export function guessColumns(rows: readonly { cells: readonly string[] }[], width: number, today: PlainDate): string[] {
  const columns = Array.from({ length: width }, (_column, at) =>
    rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== ''),
  )
  const guessed = columns.map((cells) => looksLike(cells, today))
  const once = guessed.map((each, at) => (each === 'name' || guessed.indexOf(each) === at ? each : ''))
  return nameColumns(columns, once)
}

function looksLike(cells: readonly string[], today: PlainDate): string {
  const mostly = (test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length / cells.length >= MOST
  const day = (cell: string) => parsePlainDate(dayOf(cell))
  if (mostly((cell) => ['female', 'male'].includes(genderOf(cell)))) return 'gender'
  if (mostly((cell) => /^[1-9]\d{10}$/.test(cell))) return 'tckn'
  if (mostly((cell) => /^[A-Z]{1,2}\d{6,8}$/i.test(cell.replaceAll(' ', '')))) return 'passportNo'
  if (mostly((cell) => /^(\+|00|0)?\d{10,13}$/.test(cell.replace(/[\s().-]/g, '')))) return 'phone'
  if (mostly((cell) => day(cell) !== undefined))
    return mostly((cell) => (day(cell) ?? today) > today) ? 'passportExpiresOn' : 'bornOn'
  if (mostly((cell) => !/^\d+$/.test(cell) && fares.some((fare) => fare === fareOf(cell)))) return 'fare'
  if (mostly((cell) => /^[A-Z]{2}$/.test(nationalityOf(cell)))) return 'nationality'
  return mostly((cell) => /^[\p{L}\p{M}' .-]+$/u.test(cell)) ? 'name' : ''
}

/** Whole names stand in one column, with one word each in two; the first name comes first, as everybody writes lists. */
function nameColumns(columns: readonly (readonly string[])[], guessed: readonly string[]): string[] {
  const names = guessed.flatMap((each, at) => (each === 'name' ? [at] : []))
  const [first, second] = names
  return guessed.map((each, at) => {
    if (each !== 'name') return each
    if (second !== undefined && first !== undefined && second === first + 1)
      return at === first ? 'firstName' : at === second ? 'lastName' : ''
    const hasTwoWords = (columns[at] ?? []).filter((cell) => /\s/u.test(cell)).length
    return at === first && hasTwoWords / (columns[at]?.length ?? 1) >= MOST ? 'fullName' : ''
  })
}
