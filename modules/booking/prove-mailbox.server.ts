import { fail, ok, type Result } from '#kernel/result.ts'
import { trustPayer } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { blindIndex, blindIndexes } from '#platform/field-cipher/field-cipher.server.ts'
import { writeHistory } from './data/history.server.ts'
import { extendHolds, lockOrder } from './data/orders.server.ts'

const PURPOSE = 'order-mailbox-proof'

/** What only the mail to the customer knows of an order: whoever has it can read that mailbox. */
export function mailboxProofOf(db: Db, orderId: string): string {
  return blindIndex(db, PURPOSE, orderId)
}

/**
 * Somebody opened the link in the mail of an order: a transfer that is awaited for it, and its seats with it, wait as
 * long as any other. Opening it again changes nothing; an order whose seats were given back stays as it is. Opens a
 * transaction of its own, under the lock of the order.
 *
 * Fails with `wrong-proof`.
 */
export async function proveMailbox(
  db: Db,
  { orderId, proof }: { orderId: string; proof: string },
  now: Date,
): Promise<Result<void, { code: 'wrong-proof' }>> {
  if (!blindIndexes(db, PURPOSE, orderId).includes(proof)) return fail({ code: 'wrong-proof' })
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'awaiting_payment') return
    const until = await trustPayer(tx, { kind: 'order', ref: orderId }, now)
    if (until === undefined || !(await extendHolds(tx, orderId, until))) return
    await writeHistory(tx, orderId, { kind: 'hold-extended', facts: { until: until.toISOString() }, at: now })
  })
  return ok(undefined)
}
