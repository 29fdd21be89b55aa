import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The files of the bank that were read and not booked, the oldest first, and how many there are. */
export async function listDraftStatements(
  db: Db,
  _admin: Admin<'payments'>,
  { limit }: { limit: number },
): Promise<{ drafts: { id: string; fileName: string; lineCount: number; uploadedAt: Date }[]; total: number }> {
  const rows = await own(db)
    .selectFrom('bank_statements')
    .select([
      'id',
      'file_name as fileName',
      'line_count as lineCount',
      'uploaded_at as uploadedAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('state', '=', 'draft')
    .orderBy('uploaded_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { drafts: rows.map(({ total: _total, ...draft }) => draft), total: rows[0]?.total ?? 0 }
}
