import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** What the customer's browser needs after an order was placed. `userId` is the account the order belongs to. */
export type PlacedOrder = {
  orderId: string
  publicId: string
  orderNo: string
  accessToken: string
  paymentToken: string
  total: Money
  userId: string | null
  isReplay: boolean
}

/** The order that was placed under an idempotency key, and the hash of the request that placed it. */
export async function findPlacedOrder(
  db: Db,
  key: string,
): Promise<{ order: PlacedOrder; requestHash: string } | undefined> {
  const row = await own(db)
    .selectFrom('orders')
    .innerJoin('order_history', 'order_history.order_id', 'orders.id')
    .select([
      'orders.id',
      'public_id',
      'order_no',
      'access_token',
      'total_minor',
      'currency',
      'user_id',
      'request_hash',
      'facts',
    ])
    .where('idempotency_key', '=', key)
    .where('order_history.kind', '=', 'payment-opened')
    .executeTakeFirst()
  if (!row) return undefined
  return {
    requestHash: row.request_hash,
    order: {
      orderId: row.id,
      publicId: row.public_id,
      orderNo: row.order_no,
      accessToken: row.access_token,
      paymentToken: String(row.facts['paymentToken']),
      total: money(row.total_minor, row.currency),
      userId: row.user_id,
      isReplay: true,
    },
  }
}
