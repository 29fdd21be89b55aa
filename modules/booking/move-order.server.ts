import { money, subtract, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import {
  findDepartureName,
  holdSeats,
  releaseHeldSeats,
  returnSoldSeats,
  takeSoldSeats,
} from '#modules/catalog/index.server.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { changingParts, openParts, replaceParts, type PartsFailure } from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import { changeState, listHolds, type LockedOrder, type OrderHold } from './data/orders.server.ts'
import type { PaymentPart } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'
import { seatsOf, type CartRefusal } from './domain/price-cart.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { itemsOf } from './order-items.ts'
import { quoteCart, type Quote } from './quote-cart.server.ts'

export type MoveFailure =
  | PartsFailure
  | CartRefusal
  | { code: 'order-not-found' }
  | { code: 'edit-conflict'; now: StaffOrder }
  | { code: 'not-movable' }
  | { code: 'same-departure' }
  | { code: 'other-currency' }
  | { code: 'seats-gone' }

/** What a move would change. `difference` is below zero when the new journey costs less. */
export type MovePreview = { tourId: string; total: Money; difference: Money; seats: number }

/**
 * What it would cost to move all travellers of an order to another departure, at today's prices. Takes no seat. Fails as
 * `moveOrder` does, but for seats that others take meanwhile.
 */
export async function previewMove(
  db: Db,
  admin: Admin<'orders'>,
  { id, tourId }: { id: string; tourId: string },
  now: Date,
): Promise<Result<MovePreview, MoveFailure>> {
  const order = await findOrder(db, admin, id)
  if (!order) return fail({ code: 'order-not-found' })
  const quoted = await quoteMove(db, order, tourId, now)
  if (!quoted.ok) return quoted
  const { total } = quoted.value
  const seats = seatsOf(quoted.value.lines)
  return ok({ tourId, total, difference: subtract(total, order.amounts.total), seats })
}

/**
 * Moves all travellers of an order to another departure, at today's prices, in the version that was seen: seats are taken
 * there and given back here in one transaction, both departures locked in the order of their keys. What is open is laid
 * out anew in one part; of a sold order the difference is booked. When more was paid than the new journey costs, the
 * surplus waits for a refund by staff. History and audit log keep the reason.
 *
 * Fails with `order-not-found`, `edit-conflict`, `not-movable` (it is not alive, has several journeys, or travellers left
 * it), `same-departure`, `other-currency`, `seats-gone`, as `quoteCart` does, and with `payment-in-progress`,
 * `already-paid` or `too-many-parts` while money is under way. Then nothing has changed.
 */
export async function moveOrder(
  db: Db,
  admin: Admin<'orders'>,
  { id, version, tourId, reason }: { id: string; version: number; tourId: string; reason: string },
  now: Date,
): Promise<Result<{ difference: Money }, MoveFailure>> {
  const seen = await findOrder(db, admin, id)
  if (!seen) return fail({ code: 'order-not-found' })
  const moved = await changingParts<{ difference: Money }, MoveFailure>(db, seen.orderId, async (tx, locked, parts) => {
    const order = await findOrder(tx, admin, id)
    if (!order) return fail({ code: 'order-not-found' })
    if (order.version !== version) return fail({ code: 'edit-conflict', now: order })
    const quoted = await quoteMove(tx, order, tourId, now)
    if (!quoted.ok) return quoted
    const quote = quoted.value
    const [hold] = await listHolds(tx, order.orderId)
    const [departure] = quote.departures
    if (!hold || hold.state === 'released' || !departure) return fail({ code: 'not-movable' })
    if (!(await swapSeats(tx, hold, { departureId: departure.departureId, seats: seatsOf(quote.lines) })))
      return fail({ code: 'seats-gone' })

    const difference = subtract(quote.total, order.amounts.total)
    await rewrite(tx, order, quote, hold)
    const laidOut = await layOut(tx, locked, parts, { owed: quote.total, hold }, now)
    if (!laidOut.ok) return laidOut
    if (hold.state === 'sold') await bookDifference(tx, order, { difference, version }, now)
    const facts = {
      from: order.journeys[0]?.tourId,
      to: tourId,
      differenceMinor: difference.minor,
      reason,
      staff: admin.id,
    }
    await writeHistory(tx, order.orderId, { kind: 'moved', facts, at: now })
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'order.move',
        subject: { kind: 'order', id: order.orderId },
        before: { tourId: order.journeys[0]?.tourId, total: order.amounts.total, version },
        after: { tourId, total: quote.total, reason },
      },
      now,
    )
    return ok({ difference })
  })
  return moved ?? fail({ code: 'order-not-found' })
}

async function quoteMove(db: Db, order: StaffOrder, tourId: string, now: Date): Promise<Result<Quote, MoveFailure>> {
  const [journey, ...others] = order.journeys
  const isAlive = order.state === 'awaiting_payment' || order.state === 'partially_paid' || order.state === 'paid'
  if (!journey || others.length > 0 || !isAlive) return fail({ code: 'not-movable' })
  if (order.amounts.reduction.minor > 0 || journey.travellers.some(({ isCancelled }) => isCancelled))
    return fail({ code: 'not-movable' })
  if (journey.tourId === tourId) return fail({ code: 'same-departure' })
  if (!(await findDepartureName(db, tourId)))
    return fail({ code: 'refused-lines', lines: [{ code: 'item-unknown', line: 0 }] })
  const fares = [...new Set(journey.travellers.map(({ fare }) => fare))]
  const lines = fares.map((fare) => ({
    tourId,
    fare,
    quantity: journey.travellers.filter((each) => each.fare === fare).length,
  }))
  const quoted = await quoteCart(db, { lines, isMember: order.mode !== 'guest' }, now)
  if (!quoted.ok) return quoted
  return quoted.value.currency === order.amounts.total.currency ? quoted : fail({ code: 'other-currency' })
}

/** Takes seats on one departure and gives others back, in the order of their keys; false when there are too few. */
async function swapSeats(tx: Db, from: OrderHold, to: { departureId: string; seats: number }): Promise<boolean> {
  const isSold = from.state === 'sold'
  const give = () =>
    isSold
      ? returnSoldSeats(tx, from.departureId, from.seats, from.from)
      : releaseHeldSeats(tx, from.departureId, from.seats, from.from)
  const take = () => (isSold ? takeSoldSeats(tx, to.departureId, to.seats) : holdSeats(tx, to.departureId, to.seats))
  if (from.departureId < to.departureId) {
    await give()
    return take()
  }
  const isTaken = await take()
  if (isTaken) await give()
  return isTaken
}

/** Writes the new journey, its prices and its seats into the order. */
async function rewrite(tx: Db, order: StaffOrder, quote: Quote, hold: OrderHold): Promise<void> {
  const [journey] = order.journeys
  const [item] = itemsOf(
    quote,
    (journey?.travellers ?? []).map((traveller) => ({ ...traveller, tourId: quote.lines[0]?.tourId ?? '' })),
  )
  if (!item) throw new Error(`order ${order.orderId} has nothing to move`)
  await own(tx)
    .updateTable('orders')
    .set((row) => ({
      subtotal_minor: quote.subtotal.minor,
      discount_minor: quote.discount.minor,
      tax_minor: quote.tax.minor,
      tax_rate_bp: quote.taxRate,
      is_tax_included: quote.isTaxIncluded,
      total_minor: quote.total.minor,
      version: row('version', '+', 1),
    }))
    .where('id', '=', order.orderId)
    .execute()
  await own(tx)
    .updateTable('order_items')
    .set({
      departure_id: item.departureId,
      seats: item.seats,
      line_total_minor: item.lineTotalMinor,
      snapshot: toJson(item.snapshot),
    })
    .where('order_id', '=', order.orderId)
    .execute()
  for (const { fare, unitPrice } of quote.lines)
    await own(tx)
      .updateTable('passengers')
      .set({ amount_minor: unitPrice.minor })
      .where('fare', '=', fare)
      .where('order_item_id', 'in', (items) =>
        items.selectFrom('order_items').select('id').where('order_id', '=', order.orderId),
      )
      .execute()
  await own(tx)
    .updateTable('seat_holds')
    .set({ departure_id: item.departureId, seats: item.seats, allotment_id: null, allotted_seats: 0 })
    .where('order_id', '=', order.orderId)
    .where('departure_id', '=', hold.departureId)
    .execute()
}

/** One open part for what is owed now and not paid; none when nothing is. */
async function layOut(
  tx: Db,
  order: LockedOrder,
  parts: PaymentPart[],
  { owed, hold }: { owed: Money; hold: OrderHold },
  now: Date,
): Promise<Result<void, PartsFailure>> {
  const open = openParts(parts)
  const rest = money(Math.max(0, owed.minor - order.paidMinor), owed.currency)
  const dueOn = open.find((part) => part.dueOn !== null)?.dueOn ?? null
  const add = rest.minor > 0 ? [{ amount: rest, dueOn: hold.state === 'sold' ? dueOn : null, payer: null }] : []
  const replaced = await replaceParts(
    tx,
    order.id,
    { withdraw: open, add, ...(add.length > 0 && { replacement: 0 }) },
    now,
  )
  if (!replaced.ok) return replaced
  if (order.state === 'paid' && rest.minor > 0) await changeState(tx, order, 'partially_paid')
  if (order.state === 'partially_paid' && rest.minor === 0) await changeState(tx, order, 'paid')
  return ok(undefined)
}

/** The customer owes more, or less, than was booked when the order was sold. */
async function bookDifference(
  tx: Db,
  { orderId }: StaffOrder,
  { difference, version }: { difference: Money; version: number },
  now: Date,
): Promise<void> {
  if (difference.minor === 0) return
  const subject = { kind: 'order' as const, ref: orderId }
  const amount = money(Math.abs(difference.minor), difference.currency)
  const receivable = { kind: 'receivable' as const, subject }
  const sales = { kind: 'sales' as const }
  await postEntry(
    tx,
    {
      key: `move:${orderId}:${version}`,
      kind: 'charge',
      on: dayInIstanbul(now),
      subject,
      lines:
        difference.minor > 0
          ? [
              { account: receivable, debit: amount },
              { account: sales, credit: amount },
            ]
          : [
              { account: sales, debit: amount },
              { account: receivable, credit: amount },
            ],
    },
    now,
  )
}
