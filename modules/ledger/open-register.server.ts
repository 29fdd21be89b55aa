import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { importRegister, type NewRegister } from './import-register.server.ts'

/**
 * Opens a cash register, with the audit entry in the same transaction; one of its own unless it is given one. Fails with
 * `code-taken` when there is one of that code.
 *
 * @throws RangeError when the code does not match `registerCode`.
 */
export async function openRegister(
  db: Db,
  admin: Admin<'payments'>,
  register: NewRegister,
  now: Date,
): Promise<Result<{ code: string }, { code: 'code-taken' }>> {
  return inTransaction(db, (tx) => openIn(tx, admin, register, now))
}

async function openIn(
  tx: Db,
  admin: Admin<'payments'>,
  register: NewRegister,
  now: Date,
): Promise<Result<{ code: string }, { code: 'code-taken' }>> {
  if (!(await importRegister(tx, register))) return fail({ code: 'code-taken' })
  const { code, name } = register
  const act = { action: 'cash.open-register', subject: { kind: 'cash-register', id: code }, after: { name } } as const
  await recordAudit(tx, { actor: admin, ...act }, now)
  return ok({ code })
}
