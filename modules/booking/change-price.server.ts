import { add, subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changingParts, type PartsFailure } from './change-parts.server.ts'
import { listHolds } from './data/orders.server.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { layOutRest } from './lay-out-rest.server.ts'
import { isAlive } from './domain/order.ts'
import { writePrice } from './write-price.server.ts'

export type PriceFailure =
  | PartsFailure
  | { code: 'order-not-found' }
  | { code: 'edit-conflict'; now: StaffOrder }
  | { code: 'not-priceable' }
  | { code: 'same-price' }
  | { code: 'price-gone' }

/**
 * Gives an order another total, in the version that was seen: a lower one is a discount, a higher one raises the price. Of an
 * order that somebody left it is what the order costs now; those who travel bear the difference alone.
 * What is open is spread over the parts of the plan; of a sold order the difference is booked. When more was paid than it costs
 * now, the surplus waits for a refund by staff. History and audit log keep the reason; the customer is told by mail.
 *
 * Fails with `order-not-found`, `edit-conflict`, `not-priceable` (it is not alive), `same-price`, `price-gone` when those who
 * travel would have nothing to pay, and with `payment-in-progress`, `already-paid` or `too-many-parts` while money is under
 * way. Then nothing has changed.
 * @throws RangeError for another currency, or for a total that is not above zero.
 */
export async function changePrice(
  db: Db,
  admin: Admin<'orders'>,
  { id, version, total, reason }: { id: string; version: number; total: Money; reason: string },
  now: Date,
): Promise<Result<{ difference: Money }, PriceFailure>> {
  const seen = await findOrder(db, admin, id)
  if (!seen) return fail({ code: 'order-not-found' })
  if (total.currency !== seen.amounts.total.currency || total.minor <= 0)
    throw new RangeError(`${total.minor} ${total.currency} is no price of order ${seen.orderId}`)
  const changed = await changingParts<{ difference: Money }, PriceFailure>(
    db,
    seen.orderId,
    async (tx, locked, parts) => {
      const order = await findOrder(tx, admin, id)
      if (!order) return fail({ code: 'order-not-found' })
      if (order.version !== version) return fail({ code: 'edit-conflict', now: order })
      if (!isAlive(order.state)) return fail({ code: 'not-priceable' })
      const { reduction } = order.amounts
      if (subtract(order.amounts.total, reduction).minor === total.minor) return fail({ code: 'same-price' })
      const isSold = (await listHolds(tx, order.orderId)).some(({ state }) => state === 'sold')
      const whole = add(total, reduction)
      const difference = await writePrice(tx, admin, { order, total: whole, isSold, reason }, now)
      if (!difference) return fail({ code: 'price-gone' })
      const laidOut = await layOutRest(tx, locked, parts, { owed: total, isSold }, now)
      return laidOut.ok ? ok({ difference }) : laidOut
    },
  )
  return changed ?? fail({ code: 'order-not-found' })
}
