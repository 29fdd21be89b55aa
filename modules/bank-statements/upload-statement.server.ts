import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { LARGEST_FILE_BYTES, unreadable, type Unreadable } from './domain/statement.ts'
import { prepareStatement } from './prepare-statement.server.ts'
import { decodeFile } from './readers/decode-file.ts'
import { formatOf } from './readers/read-statement.ts'

export type UploadFailure = Unreadable | { code: 'too-large' } | { code: 'account-unknown'; value: string }

const DRAFT_KEPT_MS = 7 * 86_400_000

/**
 * Keeps a file from the bank as a draft, to be looked at before it is booked. Nothing of it counts yet. What the file
 * leaves open, its account or the meaning of its columns, is asked afterwards. Drafts older than a week are dropped.
 *
 * Fails with `too-large` above five megabytes, `account-unknown` for a foreign account, and with what makes the file
 * unreadable, where a line number helps to find it.
 */
export async function uploadStatement(
  db: Db,
  admin: Admin<'payments'>,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
  now: Date,
): Promise<Result<{ statementId: string }, UploadFailure>> {
  if (bytes.length > LARGEST_FILE_BYTES) return fail({ code: 'too-large' })
  if (bytes.length === 0) return fail(unreadable('empty'))
  const content = decodeFile(bytes)
  if (content === undefined) return fail(unreadable('encoding'))
  const format = formatOf(content)
  const prepared = prepareStatement(
    { content, format, accountIban: null, columns: undefined },
    await listBankAccounts(db),
  )
  if (
    !prepared.ok &&
    prepared.error.code !== 'account-needed' &&
    !(format === 'csv' && prepared.error.code === 'columns')
  )
    return fail(prepared.error)

  return inTransaction(db, async (tx) => {
    await own(tx)
      .deleteFrom('bank_statements')
      .where('state', '=', 'draft')
      .where('uploaded_at', '<', new Date(now.getTime() - DRAFT_KEPT_MS))
      .execute()
    const { id } = await own(tx)
      .insertInto('bank_statements')
      .values({
        format,
        file_name: fileName.slice(-200) || 'statement',
        sha256: createHash('sha256').update(bytes).digest('hex'),
        content,
        uploaded_by: admin.id,
        uploaded_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return ok({ statementId: id })
  })
}
