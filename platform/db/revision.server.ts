import { expressionBuilder, type Expression } from 'kysely'
import type { DatabaseTables } from './tables.server.ts'

/**
 * Part of a query: the revision of a group of tables, null when nobody has written to them. It changes with each
 * transaction that writes to one of them; which tables these are is said by their triggers.
 */
export function revisionOf(subject: string): Expression<{ revision: string }> {
  return expressionBuilder<DatabaseTables>().selectFrom('revisions').select('revision').where('subject', '=', subject)
}
