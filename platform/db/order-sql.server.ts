import { sql, type RawBuilder } from 'kysely'
import { partsOfSort, type Sort } from '#kernel/sort.ts'

/** What each name of an order stands for in the database. */
export type OrderColumns<By extends string> = Record<By, readonly RawBuilder<unknown>[]>

/**
 * By what a list is ordered: the columns of an order either way, and last the key of the row the other way. Rows that are
 * alike so keep their places from page to page, and one index on the columns `desc` and the key serves both directions.
 */
export function inOrder<By extends string>(
  sort: Sort<By>,
  columns: OrderColumns<By>,
  key: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { by, isDescending } = partsOfSort(sort)
  const [there, back] = isDescending ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]
  return sql.join([...columns[by].map((column) => sql`${column} ${there}`), sql`${key} ${back}`])
}
