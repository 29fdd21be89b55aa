import { z } from 'zod'

/**
 * What can be read of rows; a row whose stored values have another shape is left out and named in a warning of the
 * process, so that it takes down no page that lists its neighbours.
 */
export function readableRows<Row, Value>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  read: (row: Row) => Value,
) {
  return rows.flatMap((row): Value[] => {
    try {
      return [read(row)]
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      process.emitWarning(`${nameOf(row)} cannot be read and is left out: ${z.prettifyError(error)}`)
      return []
    }
  })
}
