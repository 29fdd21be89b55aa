import { money, toDecimalText } from '#kernel/money.ts'
import { emitEvent, type Listener } from '#modules/webhooks/index.server.ts'
import type { EventType } from '#modules/webhooks/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Tells programs of others what became of an order: its names, its state and what it costs now, nothing of people. */
export async function tellListeners(
  tx: Db,
  type: Extract<EventType, `order.${string}`>,
  orderId: string,
  now: Date,
  known?: readonly Listener[],
): Promise<void> {
  await emitEvent(tx, { type, data: () => readOrder(tx, orderId) }, now, known)
}

async function readOrder(tx: Db, orderId: string) {
  const order = await own(tx)
    .selectFrom('orders')
    .select(['public_id', 'order_no', 'state', 'total_minor', 'reduction_minor', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const total = money(order.total_minor - order.reduction_minor, order.currency)
  return {
    orderId: order.public_id,
    orderNo: order.order_no,
    state: order.state,
    total: { amount: toDecimalText(total), currency: total.currency },
  }
}
