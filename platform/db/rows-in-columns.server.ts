import type { Db } from './database.server.ts'
import { carriedBy, withCarried } from './carried.server.ts'

/** Rows as lists of values, beside the names of their columns, of which several may be the same. */
export type RowsInColumns = { names: string[]; rows: unknown[][] }

/** Asks a text that joins several questions and gets the values in the order of the columns. */
export type AskInColumns = (
  text: string,
  values: readonly unknown[],
  questions: readonly string[],
) => Promise<RowsInColumns>

const NAME = 'rows-in-columns'

export function withRowsInColumns(db: Db, ask: AskInColumns): Db {
  return withCarried(db, NAME, ask)
}

/** @throws Error when the handle was not made by this program's engines. */
export function rowsInColumnsOf(db: Db): AskInColumns {
  const ask = carriedBy(db, NAME)
  if (typeof ask !== 'function') throw new Error('this database handle cannot be asked for columns')
  return ask as AskInColumns
}
