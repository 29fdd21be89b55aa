import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The payments that entries of cash registers became, by the ids of the entries; reversed ones included. */
export async function listCashAttempts(db: Db, transactionIds: readonly string[]): Promise<Map<string, string>> {
  if (transactionIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('payment_attempts')
    .select(['provider_ref', 'ref'])
    .where('provider', '=', 'cash')
    .where('provider_ref', 'in', [...new Set(transactionIds)])
    .execute()
  return new Map(rows.map((row) => [row.provider_ref ?? '', row.ref]))
}
