import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { openNumbers, sealNumbers } from './data/identity-numbers.server.ts'
import { own } from './data/tables.server.ts'

const BATCH = 200

/** As long as a browser may send the same order again. */
const REPLAY_MS = 24 * 60 * 60_000

/**
 * Seals the numbers that programs of before wrote plainly, and gives how many passengers that were; drops their hashes
 * of whole requests after a day. Works in small transactions and passes over rows that somebody else holds: the next
 * run finds them.
 */
export async function sealPlainNumbers(db: Db, now: Date): Promise<number> {
  await own(db)
    .updateTable('orders')
    .set({ request_hash: '' })
    .where('request_hash', '~', '^[0-9a-f]{64}$')
    .where('placed_at', '<', new Date(now.getTime() - REPLAY_MS))
    .execute()
  let sealed = 0
  for (;;) {
    const done = await inTransaction(db, sealBatch)
    sealed += done
    if (done < BATCH) return sealed
  }
}

async function sealBatch(tx: Db): Promise<number> {
  const rows = await own(tx)
    .selectFrom('passengers')
    .select(['id', 'tckn', 'tckn_sealed', 'passport_no', 'passport_no_sealed'])
    .where((passenger) => passenger.or([passenger('tckn', 'is not', null), passenger('passport_no', 'is not', null)]))
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const row of rows) {
    const numbers = sealNumbers(tx, row.id, openNumbers(tx, row))
    await own(tx).updateTable('passengers').set(numbers).where('id', '=', row.id).execute()
  }
  return rows.length
}
