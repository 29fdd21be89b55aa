import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { changingParts, type PartsFailure } from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import { listHolds } from './data/orders.server.ts'
import { own } from './data/tables.server.ts'
import { reprice, type Repriced } from './domain/reprice.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { layOutRest } from './lay-out-rest.server.ts'

export type PriceFailure =
  | PartsFailure
  | { code: 'order-not-found' }
  | { code: 'edit-conflict'; now: StaffOrder }
  | { code: 'not-priceable' }
  | { code: 'same-price' }

/**
 * Gives an order another total, in the version that was seen: a lower one is a discount, a higher one raises the price.
 * What is open is laid out anew in one part; of a sold order the difference is booked. When more was paid than it costs
 * now, the surplus waits for a refund by staff. History and audit log keep the reason; the customer is told by mail.
 *
 * Fails with `order-not-found`, `edit-conflict`, `not-priceable` (it is not alive, or travellers left it, whose share was
 * reckoned from the old price), `same-price`, and with `payment-in-progress`, `already-paid` or `too-many-parts` while
 * money is under way. Then nothing has changed.
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
      if (!isPriceable(order)) return fail({ code: 'not-priceable' })
      if (order.amounts.total.minor === total.minor) return fail({ code: 'same-price' })
      const isSold = (await listHolds(tx, order.orderId)).some(({ state }) => state === 'sold')
      const repriced = reprice(order.amounts, total)
      await write(tx, order, repriced)
      const laidOut = await layOutRest(tx, locked, parts, { owed: total, isSold }, now)
      if (!laidOut.ok) return laidOut
      if (isSold) await book(tx, order, repriced, now)
      const facts = { fromMinor: order.amounts.total.minor, toMinor: total.minor, reason, staff: admin.id }
      await writeHistory(tx, order.orderId, { kind: 'price-changed', facts, at: now })
      await enqueue(tx, orderChanged, { orderId: order.orderId, version: version + 1, kind: 'price' })
      await recordAudit(
        tx,
        {
          actor: admin,
          action: 'order.price',
          subject: { kind: 'order', id: order.orderId },
          before: { total: order.amounts.total, version },
          after: { total, reason },
        },
        now,
      )
      return ok({ difference: repriced.difference })
    },
  )
  return changed ?? fail({ code: 'order-not-found' })
}

function isPriceable({ state, amounts, journeys }: StaffOrder): boolean {
  const isAlive = state === 'awaiting_payment' || state === 'partially_paid' || state === 'paid'
  const isWhole = journeys.every(({ travellers }) => travellers.every(({ isCancelled }) => !isCancelled))
  return isAlive && isWhole && amounts.reduction.minor === 0
}

/** A deposit that is no smaller than the new total is none. */
async function write(tx: Db, { orderId }: StaffOrder, { subtotal, discount, tax, total }: Repriced): Promise<void> {
  await own(tx)
    .updateTable('orders')
    .set((row) => ({
      subtotal_minor: subtotal.minor,
      discount_minor: discount.minor,
      tax_minor: tax.minor,
      total_minor: total.minor,
      version: row('version', '+', 1),
    }))
    .where('id', '=', orderId)
    .execute()
  await own(tx)
    .updateTable('orders')
    .set({ deposit_minor: null, rest_due_on: null })
    .where('id', '=', orderId)
    .where('deposit_minor', '>=', total.minor)
    .execute()
}

async function book(
  tx: Db,
  { orderId, version }: StaffOrder,
  { difference, sales, discounts }: Repriced,
  now: Date,
): Promise<void> {
  const subject = { kind: 'order' as const, ref: orderId }
  await postEntry(
    tx,
    {
      key: `price:${orderId}:${version}`,
      kind: 'charge',
      on: dayInIstanbul(now),
      subject,
      lines: [
        lineOf({ kind: 'receivable', subject }, difference),
        lineOf({ kind: 'discounts' }, discounts),
        lineOf({ kind: 'sales' }, money(-sales.minor, sales.currency)),
      ],
    },
    now,
  )
}

type Account = Parameters<typeof postEntry>[1]['lines'][number]['account']

/** An amount above zero is a debit, one below a credit. */
function lineOf(account: Account, amount: Money) {
  return amount.minor >= 0 ? { account, debit: amount } : { account, credit: money(-amount.minor, amount.currency) }
}
