import { fail, ok, type Result } from '#kernel/result.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { queueMailAgain } from '#platform/mail/queue-mail-again.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'

export type SendAgainFailure = { code: 'order-not-found' } | { code: 'no-mail' }

/**
 * Sends the last mail that confirmed an order, or else that received it, once more to the customer, with its documents.
 * Opens a transaction of its own; the mail leaves after the commit.
 *
 * Fails with `order-not-found`, or with `no-mail` when none was written yet or it is forgotten already.
 */
export async function sendOrderMailAgain(
  db: Db,
  admin: Admin<'orders'>,
  publicId: string,
  now: Date,
): Promise<Result<void, SendAgainFailure>> {
  return inTransaction(db, async (tx) => {
    const order = await own(tx)
      .selectFrom('orders')
      .select(['id', 'erased_at'])
      .where('public_id', '=', publicId)
      .where(withinReach(admin, keeperOf))
      .executeTakeFirst()
    if (!order) return fail({ code: 'order-not-found' })
    const keys = keysOfOrderMails(order.id)
    const againKey = `order-again:${order.id}:${now.toISOString()}`
    const isSent = order.erased_at === null && (await queueMailAgain(tx, { keys, againKey }))
    if (!isSent) return fail({ code: 'no-mail' })
    await recordAudit(tx, { actor: admin, action: 'order.mail-again', subject: { kind: 'order', id: publicId } }, now)
    return ok(undefined)
  })
}

/** What the mails of an order are known by, the one that tells most first. */
export function keysOfOrderMails(orderId: string): string[] {
  return [`order-confirmation:${orderId}`, `order-received:${orderId}`]
}
