import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { areUsable, type CsvColumns } from './readers/csv-columns.ts'

/**
 * Writes what staff know about a draft: its account, and what the columns of a table say. Books nothing.
 *
 * Fails with `draft-not-found` when it was booked or dropped, `columns` when day or amount is missing or given twice.
 */
export async function completeDraft(
  db: Db,
  _admin: Admin<'payments'>,
  { statementId, accountIban, columns }: { statementId: string; accountIban?: string; columns?: CsvColumns },
): Promise<Result<void, { code: 'draft-not-found' } | { code: 'columns' }>> {
  if (columns && !areUsable(columns)) return fail({ code: 'columns' })
  if (!isId(statementId)) return fail({ code: 'draft-not-found' })
  const changed = await own(db)
    .updateTable('bank_statements')
    .set({
      ...(accountIban ? { account_iban: accountIban } : {}),
      ...(columns ? { columns: toJson(columns) } : {}),
      state: 'draft',
    })
    .where('id', '=', statementId)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n ? ok(undefined) : fail({ code: 'draft-not-found' })
}
