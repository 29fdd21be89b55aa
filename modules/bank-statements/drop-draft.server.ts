import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'

/** Forgets a file that was not booked; one that was stays. */
export async function dropDraft(db: Db, _admin: Admin<'payments'>, statementId: string): Promise<void> {
  if (!isId(statementId)) return
  await own(db).deleteFrom('bank_statements').where('id', '=', statementId).where('state', '=', 'draft').execute()
}
