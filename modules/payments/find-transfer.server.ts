import type { Db } from '#platform/db/client.server.ts'
import { toTransfer, transfersOf, type TransferRecord } from './data/transfers.server.ts'

/** The bank transfer with this reference code, in any case and with spaces; `undefined` when nobody was given it. */
export async function findTransfer(db: Db, reference: string): Promise<TransferRecord | undefined> {
  const code = reference.replace(/[\s-]/g, '').toUpperCase()
  const row = await transfersOf(db).where('payment_attempts.transfer_reference', '=', code).executeTakeFirst()
  return row && toTransfer(row)
}
