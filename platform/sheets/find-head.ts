import { columnNamed, type ColumnNames } from './sheet-columns.ts'

type Row = { number: number; cells: string[] }

/** A sheet as people keep lists: perhaps with a title above, perhaps without any names of columns. */
export type HeadedSheet = {
  head: string[]
  rows: Row[]
  /** What stands above the columns. */
  title: string
  hasHead: boolean
}

/** Below so many rows nobody writes what the columns are. */
const MOST_ABOVE = 10

/** A row that names at least so many columns is their head. */
const LEAST_NAMED = 2

/**
 * Finds the row that names the columns; what stands above it is the title. Where no row does, the first row with several
 * cells is the first of the list, and all columns are without names.
 */
export function findHead(
  { head, rows }: { head: readonly string[]; rows: readonly Row[] },
  names: ColumnNames<string>,
): HeadedSheet {
  const all = [{ number: 1, cells: [...head] }, ...rows]
  const namedIn = ({ cells }: Row) => cells.filter((cell) => columnNamed(cell, names) !== undefined).length
  const at = all.slice(0, MOST_ABOVE).findIndex((row) => namedIn(row) >= LEAST_NAMED)
  const found = at >= 0 ? all[at] : undefined
  if (found) return { head: found.cells, rows: all.slice(at + 1), title: titleOf(all.slice(0, at)), hasHead: true }
  const filled = ({ cells }: Row) => cells.filter((cell) => cell.trim() !== '').length
  const most = Math.max(...all.map(filled))
  const first = Math.max(
    0,
    all.findIndex((row) => filled(row) > 1 || most <= 1),
  )
  const width = Math.max(...all.map(({ cells }) => cells.length))
  return {
    head: Array.from({ length: width }, () => ''),
    rows: all.slice(first).filter((row) => filled(row) > 0),
    title: titleOf(all.slice(0, first)),
    hasHead: false,
  }
}

function titleOf(rows: readonly Row[]): string {
  return rows
    .flatMap(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
    .join(' ')
    .trim()
}
