import { sql, type RawBuilder } from 'kysely'

/**
 * Which of many ids, for `where(column, '=', anyOf(ids))`. However many there are, they are one parameter: a list of them
 * would be another statement for each number, to be written, sent and planned anew.
 */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${ids}::uuid[])`
}
