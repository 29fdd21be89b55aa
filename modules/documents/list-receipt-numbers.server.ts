import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The running numbers of receipts, by what they were issued for; copies have the number of the first. */
export async function listReceiptNumbers(db: Db, sources: readonly string[]): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('issued_documents')
    .select(['source', 'number'])
    .where('kind', 'in', ['receipt', 'refund-note'])
    .where('source', 'in', [...new Set(sources)])
    .where('number', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.source, row.number ?? '']))
}
