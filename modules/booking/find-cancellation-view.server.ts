import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import type { RefundRecord } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findOpenCancelRequest } from './data/cancellations.server.ts'
import { canBecome } from './domain/order.ts'
import { previewCancellation, type CancellationPreview, type CancellationWish } from './preview-cancellation.server.ts'

export type CancellationView = CancellationPreview & {
  /** Whether anything of the order can still be cancelled. */
  isOpen: boolean
  /** What the customer has asked for and nobody has answered. */
  request: { id: string; reason: string; requestedAt: Date } | undefined
  refunds: RefundRecord[]
}

/** Everything about cancelling an order, for its customer's page and for staff. */
export async function findCancellationView(db: Db, wish: CancellationWish): Promise<CancellationView | undefined> {
  const preview = await previewCancellation(db, wish)
  if (!preview) return undefined
  return {
    ...preview,
    isOpen: canBecome(preview.order.state, 'cancelled'),
    request: await findOpenCancelRequest(db, wish.orderId),
    refunds: await listRefundsOfSubject(db, { kind: 'order', ref: wish.orderId }),
  }
}
