import { subtract, zero, type Money } from '#kernel/money.ts'
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
import { retellPayments } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { changingParts, type PartsFailure } from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import { listHolds, type OrderHold } from './data/orders.server.ts'
import { listParties, writeParty, writeTerms, type PartyMember } from './data/party.server.ts'
import { own } from './data/tables.server.ts'
import { isAlive } from './domain/order.ts'
import { grossOf, priceOfPerson, repriceParty } from './domain/party.ts'
import { seatsOf, type CartRefusal } from './domain/price-cart.ts'
import { joinAmounts, splitAmounts } from './domain/split-amounts.ts'
import { toldAmount, type ToldChange } from './domain/told-change.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { bookDifference, layOutRest } from './lay-out-rest.server.ts'
import { itemsOf, paymentSummaryOf, paymentTitleOf } from './order-items.ts'
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

/**
 * What a move would change. `total` is what is owed then, without what was taken off for those who left; `difference` is
 * below zero when the new journey costs less.
 */
export type MovePreview = { tourId: string; total: Money; difference: Money; seats: number }

/**
 * What it would cost to move everybody who travels on an order to another departure, at today's prices. Takes no seat.
 * Fails as `moveOrder` does, but for seats that others take meanwhile.
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
  const { total, lines } = quoted.value
  const difference = subtract(total, order.amounts.total)
  return ok({ tourId, total: subtract(total, order.amounts.reduction), difference, seats: seatsOf(lines) })
}

/**
 * Moves everybody who travels on an order to another departure, at today's prices, in the version that was seen: seats
 * are taken there and given back here in one transaction, both departures locked in the order of their keys. Whoever
 * left the order bears what they bore, and what was taken off and given back for them stays. What is open is spread
 * over the parts of the plan; of a sold order the difference is booked. When more was paid than is owed then, the
 * surplus waits for a refund by staff. History and audit log keep the reason; the customer is told by mail.
 *
 * Fails with `order-not-found`, `edit-conflict`, `not-movable` (it is not alive, has several journeys, a discount is
 * more than the new price, or somebody left it when tax was reckoned in another way), `same-departure`,
 * `other-currency`, `seats-gone`, as `quoteCart` does, and with `payment-in-progress`, `already-paid` or
 * `too-many-parts` while money is under way. Then nothing has changed.
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
    const owed = subtract(quote.total, order.amounts.reduction)
    const laidOut = await layOutRest(tx, locked, parts, { owed, isSold: hold.state === 'sold' }, now)
    if (!laidOut.ok) return laidOut
    if (hold.state === 'sold')
      await bookDifference(tx, order.orderId, { key: `move:${order.orderId}:${version}`, difference }, now)
    const facts = { changes: toldMove(order, quote), reason, staff: admin.id }
    await writeHistory(tx, order.orderId, { kind: 'moved', facts, at: now })
    await enqueue(tx, orderChanged, { orderId: order.orderId, version: version + 1, kind: 'moved' })
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
  if (!journey || others.length > 0 || !isAlive(order.state)) return fail({ code: 'not-movable' })
  if (journey.tourId === tourId) return fail({ code: 'same-departure' })
  if (!(await findDepartureName(db, tourId)))
    return fail({ code: 'refused-lines', lines: [{ code: 'item-unknown', line: 0 }] })
  const travelling = journey.travellers.filter(isTravelling)
  const fares = [...new Set(travelling.map(({ fare }) => fare))]
  const lines = fares.map((fare) => ({
    tourId,
    fare,
    quantity: travelling.filter((each) => each.fare === fare).length,
  }))
  const quoted = await quoteCart(db, { lines, isMember: order.mode !== 'guest' }, now)
  if (!quoted.ok) return quoted
  if (quoted.value.currency !== order.amounts.total.currency) return fail({ code: 'other-currency' })
  const people = await listPeople(db, order.orderId)
  const agreed = withTerms(quoted.value, people.filter(isTravelling))
  return agreed.ok ? withThoseWhoLeft(agreed.value, order, people) : agreed
}

function isTravelling({ isCancelled }: { isCancelled: boolean }): boolean {
  return !isCancelled
}

/** Whoever left the order bears the part of its price that they bore before the move. */
function withThoseWhoLeft(quote: Quote, { amounts }: StaffOrder, people: PartyMember[]): Result<Quote, MoveFailure> {
  const left = people.filter(({ isCancelled }) => isCancelled)
  if (left.every((each) => priceOfPerson(each).minor === 0)) return ok(quote)
  const parts = splitAmounts(amounts, people.filter(isTravelling), left)
  if (!parts || quote.isTaxIncluded !== amounts.isTaxIncluded) return fail({ code: 'not-movable' })
  return ok({ ...quote, ...joinAmounts(quote, parts.leaving) })
}

async function listPeople(db: Db, orderId: string): Promise<PartyMember[]> {
  return (await listParties(db, orderId)).flatMap(({ people }) => people)
}

/** Everybody keeps what was agreed with them beside the fare, unless a discount is more than the new journey costs. */
function withTerms(quote: Quote, people: readonly PartyMember[]): Result<Quote, MoveFailure> {
  const moved = people.map((each) => movedTo(quote, each))
  if (moved.some((terms) => terms.discount.minor > grossOf(terms).minor)) return fail({ code: 'not-movable' })
  const plain = moved.map((terms) => ({ ...terms, extras: [], discount: zero(quote.currency) }))
  const repriced = repriceParty(quote, plain, moved)
  if (!repriced) return fail({ code: 'not-movable' })
  const { subtotal, discount, tax, total } = repriced
  return ok({ ...quote, subtotal, discount, tax, total })
}

function movedTo(quote: Quote, person: PartyMember): PartyMember {
  const place = quote.lines.find(({ fare }) => fare === person.fare)?.unitPrice
  if (!place) throw new Error(`no price for ${person.fare}`)
  return { ...person, place }
}

function toldMove(order: StaffOrder, quote: Quote): ToldChange[] {
  const [from] = order.journeys
  const [to] = quote.departures
  if (!from || !to) throw new Error(`order ${order.orderId} was moved from nowhere`)
  const was = { name: from.name, departsOn: from.departsOn, returnsOn: from.returnsOn }
  const is = { name: to.tourName, departsOn: to.departsOn, returnsOn: to.returnsOn }
  return [
    { what: 'journey', was: { journey: was }, is: { journey: is } },
    ...toldAmount('total', order.amounts.total.minor, quote.total.minor),
  ]
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
  const travelling = (journey?.travellers ?? []).filter(isTravelling)
  const [item] = itemsOf(
    quote,
    travelling.map((traveller) => ({ ...traveller, tourId: quote.lines[0]?.tourId ?? '' })),
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
  for (const person of (await listPeople(tx, order.orderId)).filter(isTravelling))
    await writeTerms(tx, person.id, movedTo(quote, person))
  const [party] = await listParties(tx, order.orderId)
  // The seats of those who left stand in the item as they did; they are not held any more.
  if (party) await writeParty(tx, { ...party, seats: item.seats + seatsOfThoseWhoLeft(party.people) })
  await retellPayments(
    tx,
    { kind: 'order', ref: order.orderId },
    { title: paymentTitleOf(quote), summary: paymentSummaryOf(quote) },
  )
  await own(tx)
    .updateTable('seat_holds')
    .set({ departure_id: item.departureId, seats: item.seats, allotment_id: null, allotted_seats: 0 })
    .where('order_id', '=', order.orderId)
    .where('departure_id', '=', hold.departureId)
    .execute()
}

function seatsOfThoseWhoLeft(people: readonly PartyMember[]): number {
  const left = people.filter(({ isCancelled }) => isCancelled)
  return seatsOf(left.map(({ fare }) => ({ tourId: '', fare, quantity: 1 })))
}
