import { isSame, money, subtract, zero, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { bookBetweenOrders } from './book-between-orders.server.ts'
import { carryMoney, type PaidOrder } from './carry-money.server.ts'
import { changingParts, openParts, type PartsFailure } from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import { listHolds, setPaid } from './data/orders.server.ts'
import { listParties, writeParty } from './data/party.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import {
  divideHold,
  insertItemLike,
  insertOrderLike,
  moveTravellers,
  type OrderNamesAndKeys,
} from './data/split-rows.server.ts'
import { own } from './data/tables.server.ts'
import { seatOfFare } from './domain/check-split.ts'
import type { Contact, ContactDraft, FieldProblem } from './domain/checkout.ts'
import { toldAmount } from './domain/told-change.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { layOutRest, previewRest } from './lay-out-rest.server.ts'
import { readContact } from './name-travellers.server.ts'
import { reckonSplit, type SplitReckoning, type SplitRefusal, type SplitWish } from './reckon-split.server.ts'
import { retellOrder } from './retell-order.server.ts'
import { openPlan, type DatedPart } from './split-plan.server.ts'
import { tellListeners } from './tell-listeners.server.ts'
import { renewTerms, writeAmounts } from './write-amounts.server.ts'

export type SplitFailure =
  | SplitRefusal
  | PartsFailure
  | { code: 'order-not-found' }
  | { code: 'edit-conflict'; now: StaffOrder }
  | { code: 'figures-changed' }
  | { code: 'invalid-fields'; problems: FieldProblem[] }

/** One of the two orders, as it would be. */
export type SplitSide = {
  travellerIds: readonly string[]
  total: Money
  paid: Money
  /** What is still to be paid, in parts as they are due. */
  plan: readonly DatedPart[]
  /** What was paid above the price and is due to go back. */
  surplus: Money
}

export type SplitPreview = {
  total: Money
  paid: Money
  staying: SplitSide
  leaving: SplitSide
  /** The most of the money that can go along. */
  most: Money
}

/** The figures that stood on the form. */
export type SplitFigures = { staying: Money; leaving: Money; along: Money }

/** What a split would mean for both orders: the calculation that `splitOrder` does. Fails as it does. */
export async function previewSplit(
  db: Db,
  admin: Admin<'orders'>,
  { id, wish }: { id: string; wish: SplitWish },
  now: Date,
): Promise<Result<SplitPreview, SplitFailure>> {
  const order = await findOrder(db, admin, id)
  if (!order) return fail({ code: 'order-not-found' })
  const reckoned = await reckonSplit(db, order, wish, now)
  if (!reckoned.ok) return reckoned
  const { parties, staying, leaving, along, most, plan, isSold } = reckoned.value
  const { paid, reduction, total } = order.amounts
  const owed = subtract(staying.total, reduction)
  const left = subtract(paid, along)
  const above = (one: Money, other: Money) => money(Math.max(0, one.minor - other.minor), total.currency)
  const open = openParts(order.parts)
  const idsOf = (side: 'go' | 'stay') =>
    parties.flatMap((each) => each[side].filter(({ isCancelled }) => !isCancelled).map((person) => person.id))
  return ok({
    total,
    paid,
    most,
    staying: {
      travellerIds: idsOf('stay'),
      total: owed,
      paid: left,
      plan: await previewRest(db, { orderId: order.orderId, open, rest: above(owed, left), isSold }, now),
      surplus: above(left, owed),
    },
    leaving: {
      travellerIds: idsOf('go'),
      total: leaving.total,
      paid: along,
      plan,
      surplus: zero(total.currency),
    },
  })
}

export type SplitRequest = {
  id: string
  version: number
  wish: SplitWish
  shown: SplitFigures
  /** Whom the new order belongs to; without it to the same customer. */
  contact?: ContactDraft | undefined
  reason: string
  /** Whether the customers are mailed; papers are made either way. */
  isMailed: boolean
}

/**
 * Splits an order in two, in the version that was seen and for the figures that were shown: the chosen travellers have an order
 * of their own, with everything that is known of them, at the prices that were agreed. Seats stay taken throughout, what is
 * open is due on the days of the plan, and the money that goes along is booked from one order to the other. Each has its
 * contract anew; papers that were numbered stay with the order they were numbered for. Both histories and the audit log name
 * the other order.
 *
 * Fails with `order-not-found`, `edit-conflict`, `order-closed`, `nobody-chosen`, `traveller-not-found`, `journey-gone` (it has
 * begun), `nobody-stays`, `babies-alone`, `shared-by-families` (their shares are laid out already), `payment-in-progress`,
 * `refund-in-progress`, `money-unexplained`, `money-too-much` with the most that can go along, `price-gone` when one of the two
 * would cost nothing, `figures-changed`, `invalid-fields` of the contact, and as `layOutRest` does. Then nothing has changed.
 */
export async function splitOrder(
  db: Db,
  admin: Admin<'orders'>,
  request: SplitRequest,
  now: Date,
): Promise<Result<OrderNamesAndKeys, SplitFailure>> {
  const { id, version, wish, shown } = request
  const seen = await findOrder(db, admin, id)
  if (!seen) return fail({ code: 'order-not-found' })
  const split = await changingParts<OrderNamesAndKeys, SplitFailure>(db, seen.orderId, async (tx, locked) => {
    const order = await findOrder(tx, admin, id)
    if (!order) return fail({ code: 'order-not-found' })
    if (order.version !== version) return fail({ code: 'edit-conflict', now: order })
    const reckoned = await reckonSplit(tx, order, { ...wish, along: shown.along }, now)
    if (!reckoned.ok) return reckoned
    const contact = request.contact && (await readContact(tx, request.contact, { isByTelephone: true }))
    if (contact && !contact.ok) return fail({ code: 'invalid-fields', problems: contact.error })
    const { staying, leaving, along, isSold } = reckoned.value
    const owed = subtract(staying.total, order.amounts.reduction)
    if (!areSame(shown.staying, owed) || !areSame(shown.leaving, leaving.total))
      return fail({ code: 'figures-changed' })

    const made = await write(tx, order, { reckoned: reckoned.value, contact: contact?.value }, now)
    const left = subtract(order.amounts.paid, along)
    const after = { ...locked, totalMinor: staying.total.minor, owedMinor: owed.minor, paidMinor: left.minor }
    const laidOut = await layOutRest(tx, after, await listParts(tx, order.orderId), { owed, isSold }, now)
    if (!laidOut.ok) return laidOut
    for (const each of [order.orderId, made.orderId]) await retellOrder(tx, each)
    await tell(tx, admin, { order, made, reckoned: reckoned.value, request }, now)
    return ok(made)
  })
  return split ?? fail({ code: 'order-not-found' })
}

function areSame(one: Money, other: Money): boolean {
  return one.currency === other.currency && isSame(one, other)
}

/** Writes the new order with its people, seats, money and plan, and takes all of it off the one it is split from. */
async function write(
  tx: Db,
  order: StaffOrder,
  { reckoned, contact }: { reckoned: SplitReckoning; contact: Contact | undefined },
  now: Date,
): Promise<PaidOrder> {
  const { parties, staying, leaving, along, plan, isSold } = reckoned
  const from = order.orderId
  const names = await insertOrderLike(tx, from, { amounts: leaving, contact, today: dayInIstanbul(now) })
  const { firstName, lastName, email, phone } = contact ?? order.contact
  const made: PaidOrder = { ...names, customer: { name: `${firstName} ${lastName}`, email, phone } }
  await writeAmounts(tx, from, staying)
  await renewTerms(tx, from)
  const holds = await listHolds(tx, from)
  for (const [position, { party, go, stay }] of parties.filter((each) => each.go.length > 0).entries()) {
    const itemId = await insertItemLike(tx, party.itemId, made.orderId, position)
    await moveTravellers(
      tx,
      go.map((person) => person.id),
      itemId,
    )
    const seats = go.reduce((sum, { fare }) => sum + seatOfFare(fare), 0)
    await writeParty(tx, { ...party, people: stay, seats: party.seats - seats })
    const [arrived] = (await listParties(tx, made.orderId)).filter((each) => each.itemId === itemId)
    if (arrived) await writeParty(tx, { ...arrived, seats })
    const hold = holds.find(({ departureId }) => departureId === party.departureId)
    if (hold) await divideHold(tx, { from, to: made.orderId, hold, seats })
  }
  await carryMoney(tx, { from, to: made, amount: along }, now)
  await setPaid(tx, from, order.amounts.paid.minor - along.minor)
  await setPaid(tx, made.orderId, along.minor)
  if (isSold)
    await bookBetweenOrders(
      tx,
      { key: `split:${made.orderId}`, from, to: made.orderId, price: leaving.total, paid: along },
      now,
    )
  await openPlan(tx, { like: from, order: made, parts: plan }, now)
  const state = isSold ? (plan.length > 0 ? 'partially_paid' : 'paid') : 'awaiting_payment'
  await own(tx).updateTable('orders').set({ state }).where('id', '=', made.orderId).execute()
  return made
}

async function tell(
  tx: Db,
  admin: Admin<'orders'>,
  {
    order,
    made,
    reckoned,
    request,
  }: { order: StaffOrder; made: PaidOrder; reckoned: SplitReckoning; request: SplitRequest },
  now: Date,
): Promise<void> {
  const { staying, leaving, along, parties } = reckoned
  const { reason, isMailed } = request
  const { total, reduction, paid } = order.amounts
  const travellerIds = parties.flatMap(({ go }) => go.map((person) => person.id))
  const common = { staff: admin.id, reason, travellerIds }
  await writeHistory(tx, order.orderId, {
    kind: 'split-off',
    facts: {
      ...common,
      other: { id: made.publicId, orderNo: made.orderNo },
      changes: [
        ...toldAmount('total', total.minor - reduction.minor, staying.total.minor - reduction.minor),
        ...toldAmount('paid', paid.minor, paid.minor - along.minor),
      ],
    },
    at: now,
  })
  await writeHistory(tx, made.orderId, {
    kind: 'split-from',
    facts: {
      ...common,
      other: { id: order.id, orderNo: order.orderNo },
      changes: [...toldAmount('total', 0, leaving.total.minor), ...toldAmount('paid', 0, along.minor)],
    },
    at: now,
  })
  const both = { travellers: travellerIds.length, other: made.publicId, along, reason }
  const subject = { kind: 'order', id: order.orderId } as const
  const before = { total, paid, version: order.version }
  const after = { ...both, staying: staying.total, leaving: leaving.total }
  await recordAudit(tx, { actor: admin, action: 'order.split', subject, before, after }, now)
  await enqueue(tx, orderChanged, { orderId: order.orderId, version: order.version + 1, kind: 'split', isMailed })
  await enqueue(tx, orderChanged, { orderId: made.orderId, version: 1, kind: 'split', isMailed })
  await tellListeners(tx, 'order.placed', made.orderId, now)
}
