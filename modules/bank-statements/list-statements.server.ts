import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { statementFormats, type StatementFormat } from './domain/statement.ts'

export type StatementSummary = {
  id: string
  state: 'draft' | 'booked'
  format: StatementFormat
  fileName: string
  accountIban: string | null
  from: PlainDate | null
  to: PlainDate | null
  lineCount: number
  newCount: number
  /** Lines of it that wait for a decision. */
  openCount: number
  uploadedAt: Date
}

/** Files from the bank, newest first, and how many there are; lines that were typed came by none. */
export async function listStatements(
  db: Db,
  _admin: Admin<'payments'>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ statements: StatementSummary[]; total: number }> {
  const { total } = await own(db)
    .selectFrom('bank_statements')
    .select((each) => each.fn.countAll<number>().as('total'))
    .where('format', 'in', statementFormats)
    .executeTakeFirstOrThrow()
  const statements = await own(db)
    .selectFrom('bank_statements as statement')
    .select([
      'id',
      'state',
      'file_name as fileName',
      'account_iban as accountIban',
      'from_on as from',
      'to_on as to',
      'line_count as lineCount',
      'new_count as newCount',
      'uploaded_at as uploadedAt',
    ])
    .select((each) => each.ref('format').$castTo<StatementFormat>().as('format'))
    .select((each) =>
      each
        .selectFrom('bank_lines')
        .select((line) => line.fn.countAll<number>().as('count'))
        .whereRef('bank_lines.statement_id', '=', 'statement.id')
        .where('bank_lines.state', 'in', ['to_decide', 'second_person'])
        .$asScalar()
        .$notNull()
        .as('openCount'),
    )
    .where('format', 'in', statementFormats)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { statements, total }
}
