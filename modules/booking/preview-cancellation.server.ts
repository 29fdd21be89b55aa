import { subtract } from '#kernel/money.ts'
import { listHeldMoney } from '#modules/payments/index.server.ts'
import type { HeldMoney } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { findSoldOrder, type SoldOrder } from './data/cancellations.server.ts'
import { legalTermsSetting } from './documents/legal-terms.server.ts'
import { calculateCancellation, type Cancellation, type HeldPayment } from './domain/cancellation.ts'
import { cancellationPeriods, type CancellationPeriod, type Canceller } from './domain/cancellation-terms.ts'

export type CancellationWish = {
  orderId: string
  by: Canceller
  /** When the customer or the agency said so. */
  notice: Date
  travellerIds: readonly string[] | 'all'
}

export type CancellationPreview = {
  order: SoldOrder
  /** Everything that came for the order, unexplained money too. */
  held: HeldMoney[]
  cancellation: Cancellation
  /** The table of each journey, in the order of the order. */
  periods: { itemId: string; periods: CancellationPeriod[] }[]
}

/**
 * What a cancellation would give back and why: the one calculation that the customer's page, the staff's page and the
 * cancellation itself share. Inside a transaction the order's payments stay locked until it ends.
 */
export async function previewCancellation(db: Db, wish: CancellationWish): Promise<CancellationPreview | undefined> {
  const order = await findSoldOrder(db, wish.orderId)
  if (!order) return undefined
  const law = await readSetting(db, legalTermsSetting)
  const held = await listHeldMoney(db, { kind: 'order', ref: order.id })
  return {
    order,
    held,
    cancellation: calculateCancellation({
      ...order,
      payments: held.filter(({ isUnexplained }) => !isUnexplained).map(toHeldPayment),
      by: wish.by,
      notice: wish.notice,
      travellerIds: wish.travellerIds,
      law,
    }),
    periods: order.tours.map((tour) => ({ itemId: tour.itemId, periods: cancellationPeriods(tour, law) })),
  }
}

function toHeldPayment({ attemptRef, refundable, surcharge }: HeldMoney): HeldPayment {
  return { attemptRef, price: subtract(refundable, surcharge), surcharge }
}
