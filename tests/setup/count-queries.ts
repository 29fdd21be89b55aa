import type { KyselyPlugin } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { rowsInColumnsOf, withRowsInColumns } from '#platform/db/rows-in-columns.server.ts'

/** The same database, and how many questions it was asked through this handle; a test may set it back. */
export function countQueries(db: Db): { db: Db; counted: { queries: number } } {
  const counted = { queries: 0 }
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counted.queries += 1
      return result
    },
  }
  const ask = rowsInColumnsOf(db)
  const asked = withRowsInColumns(db.withPlugin(counter), (...question) => {
    counted.queries += 1
    return ask(...question)
  })
  return { db: asked, counted }
}
