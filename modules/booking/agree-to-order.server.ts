import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import { documentsOfOrder, listDocumentsInForce } from './documents/legal-texts.server.ts'
import { requiredConsents, type ConsentKind } from './domain/checkout.ts'
import { isAlive } from './domain/order.ts'
import { orderPlaced } from './jobs/queues.server.ts'

/** What the customer of an order that somebody else placed agrees to, and where they come from. */
export type OrderAgreement = {
  orderId: string
  consents: Record<ConsentKind, boolean>
  address: string
  userAgent: string
}

/**
 * Writes down that the customer of an order has read its texts and agrees: which texts, in which versions, when and from
 * where, and sends them as files. Locks the order.
 *
 * Fails with `order-not-found`, `agreements` when a needed tick is missing, `status-transition` when the order has ended
 * or was agreed to before.
 */
export async function agreeToOrder(
  tx: Db,
  { orderId, consents, address, userAgent }: OrderAgreement,
  now: Date,
): Promise<Result<void, { code: 'order-not-found' | 'agreements' | 'status-transition' }>> {
  if (requiredConsents.some((kind) => !consents[kind])) return fail({ code: 'agreements' })
  await lockOrder(tx, orderId)
  const order = await findOrder(tx, { id: orderId })
  if (!order) return fail({ code: 'order-not-found' })
  if (!isAlive(order.state) || order.consents.given.preInformation) return fail({ code: 'status-transition' })
  const regimes = [...new Set(order.tours.map(({ legalRegime }) => legalRegime))]
  await own(tx)
    .updateTable('orders')
    .set({
      consents: toJson({ given: consents, at: now.toISOString() }),
      documents: toJson(
        documentsOfOrder(await listDocumentsInForce(tx), { regimes, given: consents, locale: order.locale }),
      ),
      user_agent: userAgent.slice(0, 400),
      address_hash: hashAddress(order.accessToken, address),
    })
    .where('id', '=', orderId)
    .execute()
  await writeHistory(tx, orderId, { kind: 'agreed', facts: {}, at: now })
  await enqueue(tx, orderPlaced, { orderId })
  return ok(undefined)
}
