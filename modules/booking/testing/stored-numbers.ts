import type { Db } from '#platform/db/client.server.ts'
import { identityColumns, openNumbers } from '../data/identity-numbers.server.ts'
import { own } from '../data/tables.server.ts'

/** Every number of a paper that is known of somebody who travels, in order: a row that is written moves in its table. */
export async function storedNumbers(db: Db): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('passengers')
    .select(['id', ...identityColumns])
    .execute()
  const numbers = rows.flatMap((row) => Object.values(openNumbers(db, row)))
  return [...new Set(numbers.filter((number) => number !== null))].toSorted()
}
