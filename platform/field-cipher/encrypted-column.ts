/**
 * A column whose texts are sealed, and how its rows are told apart: the sealed text is bound to the table, the column
 * and the value of `rowColumn`. Modules declare theirs once and list them for the command that changes keys.
 */
export type EncryptedColumn = {
  table: string
  column: string
  rowColumn: string
  /** The column beside it that holds the blind index of the same text. */
  index?: { column: string; purpose: string }
}
