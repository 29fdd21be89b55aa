import type { KyselyPlugin } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** The same database, and how many questions it was asked through this handle; a test may set it back. */
export function countQueries(db: Db): { db: Db; counted: { queries: number } } {
  const counted = { queries: 0 }
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      counted.queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(counter), counted }
}
