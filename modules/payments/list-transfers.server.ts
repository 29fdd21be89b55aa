import type { Db } from '#platform/db/client.server.ts'
import { toTransfer, transfersOf, type TransferRecord } from './data/transfers.server.ts'

const MOST = 2000

/** Bank transfers chosen since `since`, awaited ones first and newest first among them; at most two thousand. */
export async function listTransfers(db: Db, since: Date): Promise<TransferRecord[]> {
  const rows = await transfersOf(db)
    .where('payment_attempts.created_at', '>=', since)
    .orderBy((each) => each('payment_attempts.state', '=', 'pending_transfer'), 'desc')
    .orderBy('payment_attempts.created_at', 'desc')
    .orderBy('payment_attempts.id')
    .limit(MOST)
    .execute()
  return rows.map(toTransfer)
}
