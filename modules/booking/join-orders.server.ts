import { isSame, money, subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { withdrawPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { bookBetweenOrders } from './book-between-orders.server.ts'
import { carryMoney, type PaidOrder } from './carry-money.server.ts'
import { openParts, replaceParts, type PartsFailure } from './change-parts.server.ts'
import { answerCancelRequest } from './data/cancellations.server.ts'
import { writeHistory } from './data/history.server.ts'
import { changeState, lockOrder, setPaid, type LockedOrder } from './data/orders.server.ts'
import { listParties, writeParty } from './data/party.server.ts'
import { listParts, markPartWithdrawn } from './data/payment-parts.server.ts'
import { joinHold, moveTravellers } from './data/split-rows.server.ts'
import { own } from './data/tables.server.ts'
import { joinAmounts } from './domain/split-amounts.ts'
import { toldAmount } from './domain/told-change.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { reckonJoin, type JoinReckoning, type JoinRefusal } from './reckon-join.server.ts'
import { retellOrder } from './retell-order.server.ts'
import type { DatedPart } from './split-plan.server.ts'
import { tellListeners } from './tell-listeners.server.ts'
import { renewTerms, writeAmounts } from './write-amounts.server.ts'

export type JoinFailure =
  | JoinRefusal
  | PartsFailure
  | { code: 'order-not-found' }
  | { code: 'other-not-found' }
  | { code: 'edit-conflict'; now: StaffOrder }
  | { code: 'figures-changed' }

export type JoinPreview = {
  other: {
    id: string
    orderNo: string
    version: number
    customer: string
    total: Money
    paid: Money
    travellers: number
  }
  total: { was: Money; is: Money }
  paid: { was: Money; is: Money }
  plan: { was: readonly DatedPart[]; is: readonly DatedPart[] }
  surplus: Money
}

/** What it would mean that another order goes on in this one. Fails as `joinOrders` does. */
export async function previewJoin(
  db: Db,
  admin: Admin<'orders'>,
  { id, other }: { id: string; other: string },
  now: Date,
): Promise<Result<JoinPreview, JoinFailure>> {
  const stays = await findOrder(db, admin, id)
  if (!stays) return fail({ code: 'order-not-found' })
  const ends = await findOrder(db, admin, await publicIdOf(db, other))
  if (!ends) return fail({ code: 'other-not-found' })
  const reckoned = await reckonJoin(db, stays, ends, now)
  if (!reckoned.ok) return reckoned
  const { owed, paid, plan } = reckoned.value
  const { amounts, contact } = ends
  return ok({
    other: {
      id: ends.id,
      orderNo: ends.orderNo,
      version: ends.version,
      customer: `${contact.firstName} ${contact.lastName}`,
      total: amounts.total,
      paid: amounts.paid,
      travellers: ends.journeys.flatMap(({ travellers }) => travellers).length,
    },
    total: { was: subtract(stays.amounts.total, stays.amounts.reduction), is: owed },
    paid: { was: stays.amounts.paid, is: paid },
    plan: { was: openParts(stays.parts), is: plan },
    surplus: money(Math.max(0, paid.minor - owed.minor), owed.currency),
  })
}

export type JoinRequest = {
  id: string
  version: number
  /** The order that ends, by its number or its public id, in the version that was seen. */
  other: string
  otherVersion: number
  /** What the joined order would cost, as it stood on the form. */
  shownTotal: Money
  reason: string
  isMailed: boolean
}

/**
 * Joins another order into this one, in the versions that were seen: its people with everything that is known of them, its
 * seats, what it costs, the money that came for it and what is open of it, on its days. Seats stay taken throughout. The other
 * order ends as cancelled, with nothing kept and nothing given back, and leads here; papers that were numbered for it stay
 * with it. Both orders are locked in the order of their keys.
 *
 * Fails with `order-not-found`, `other-not-found`, `edit-conflict`, as `checkJoin` does, with `payment-in-progress`,
 * `refund-in-progress` or `money-unexplained` of either order, `money-held` when some money of the other one cannot go along,
 * `figures-changed`, `too-many-parts`. Then nothing has changed.
 */
export async function joinOrders(
  db: Db,
  admin: Admin<'orders'>,
  request: JoinRequest,
  now: Date,
): Promise<Result<{ orderId: string; endedId: string }, JoinFailure>> {
  return inTransaction(db, async (tx): Promise<Result<{ orderId: string; endedId: string }, JoinFailure>> => {
    const otherId = await publicIdOf(tx, request.other)
    const seen = [await findOrder(tx, admin, request.id), await findOrder(tx, admin, otherId)]
    const locks = new Map<string, LockedOrder>()
    for (const key of seen.flatMap((each) => each?.orderId ?? []).toSorted()) {
      const locked = await lockOrder(tx, key)
      if (locked) locks.set(key, locked)
    }
    const stays = await findOrder(tx, admin, request.id)
    const ends = await findOrder(tx, admin, otherId)
    if (!stays) return fail({ code: 'order-not-found' })
    if (!ends) return fail({ code: 'other-not-found' })
    if (stays.version !== request.version) return fail({ code: 'edit-conflict', now: stays })
    if (ends.version !== request.otherVersion) return fail({ code: 'edit-conflict', now: ends })
    const reckoned = await reckonJoin(tx, stays, ends, now)
    if (!reckoned.ok) return reckoned
    const { owed } = reckoned.value
    const { shownTotal } = request
    if (shownTotal.currency !== owed.currency || !isSame(shownTotal, owed)) return fail({ code: 'figures-changed' })
    const lockedEnd = locks.get(ends.orderId)
    const lockedStay = locks.get(stays.orderId)
    if (!lockedEnd || !lockedStay) return fail({ code: 'order-not-found' })

    const laidOut = await write(tx, { stays, ends, lockedStay, lockedEnd, reckoned: reckoned.value }, now)
    if (!laidOut.ok) return laidOut
    await retellOrder(tx, stays.orderId)
    await tell(tx, admin, { stays, ends, request, reckoned: reckoned.value }, now)
    return ok({ orderId: stays.orderId, endedId: ends.orderId })
  })
}

/** The public id of an order that is named by its number; anything else is taken for one. */
async function publicIdOf(db: Db, named: string): Promise<string> {
  const row = await own(db).selectFrom('orders').select('public_id').where('order_no', '=', named).executeTakeFirst()
  return row?.public_id ?? named
}

type Joining = {
  stays: StaffOrder
  ends: StaffOrder
  lockedStay: LockedOrder
  lockedEnd: LockedOrder
  reckoned: JoinReckoning
}

async function write(
  tx: Db,
  { stays, ends, lockedStay, lockedEnd, reckoned }: Joining,
  now: Date,
): Promise<Result<void, PartsFailure>> {
  const { owed, paid, plan, isSold } = reckoned
  const [from, to] = [ends.orderId, stays.orderId]
  for (const { id, paymentToken } of openParts(ends.parts)) {
    const gone = await withdrawPayment(tx, paymentToken)
    if (!gone.ok) return gone
    await markPartWithdrawn(tx, id, now)
  }
  await moveEverybody(tx, from, to)
  await carryMoney(tx, { from, to: await asPaidOrder(tx, stays), amount: ends.amounts.paid }, now)
  await writeAmounts(tx, to, joinAmounts(stays.amounts, ends.amounts))
  await renewTerms(tx, to)
  await setPaid(tx, to, paid.minor)
  await setPaid(tx, from, 0)
  if (isSold)
    await bookBetweenOrders(
      tx,
      { key: `join:${from}`, from, to, price: ends.amounts.total, paid: ends.amounts.paid },
      now,
    )
  const mine = openParts(await listParts(tx, to)).filter(({ payer }) => payer === null)
  const replaced = await replaceParts(
    tx,
    to,
    {
      withdraw: mine,
      add: plan.map((part) => ({ ...part, payer: null })),
      replacement: mine.map(({ dueOn }) => heirOf(plan, dueOn)),
    },
    now,
  )
  if (!replaced.ok) return replaced
  const rest = owed.minor - paid.minor
  if (lockedStay.state === 'paid' && rest > 0) await changeState(tx, lockedStay, 'partially_paid')
  if (lockedStay.state === 'partially_paid' && rest <= 0) await changeState(tx, lockedStay, 'paid')
  await end(tx, lockedEnd, to, now)
  return ok(undefined)
}

function heirOf(plan: readonly DatedPart[], dueOn: DatedPart['dueOn']): number | undefined {
  const same = plan.findIndex((part) => part.dueOn === dueOn)
  return same >= 0 ? same : plan.length > 0 ? 0 : undefined
}

/** Puts everybody and every seat of one order into another one; nothing is free in between. */
async function moveEverybody(tx: Db, from: string, to: string): Promise<void> {
  for (const party of await listParties(tx, from)) {
    const there = (await listParties(tx, to)).find(({ departureId }) => departureId === party.departureId)
    if (!there) throw new Error(`order ${to} does not travel on departure ${party.departureId}`)
    await moveTravellers(
      tx,
      party.people.map(({ id }) => id),
      there.itemId,
    )
    const [now] = (await listParties(tx, to)).filter(({ itemId }) => itemId === there.itemId)
    if (now) await writeParty(tx, { ...now, seats: there.seats + party.seats })
    await joinHold(tx, { from, to, departureId: party.departureId })
  }
}

async function asPaidOrder(tx: Db, { orderId, id, orderNo, contact }: StaffOrder): Promise<PaidOrder> {
  const { access_token: accessToken } = await own(tx)
    .selectFrom('orders')
    .select('access_token')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { firstName, lastName, email, phone } = contact
  return { orderId, publicId: id, orderNo, accessToken, customer: { name: `${firstName} ${lastName}`, email, phone } }
}

/** The order has ended: it owes nothing, nothing of it is kept, and it leads to the one in which it goes on. */
async function end(tx: Db, order: LockedOrder, joinedInto: string, now: Date): Promise<void> {
  await changeState(tx, order, 'cancelled')
  await own(tx)
    .updateTable('orders')
    .set((row) => ({
      joined_into: joinedInto,
      reduction_minor: row.ref('total_minor'),
      version: row('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .execute()
  await answerCancelRequest(tx, order.id, 'declined', now)
}

async function tell(
  tx: Db,
  admin: Admin<'orders'>,
  {
    stays,
    ends,
    request,
    reckoned,
  }: { stays: StaffOrder; ends: StaffOrder; request: JoinRequest; reckoned: JoinReckoning },
  now: Date,
): Promise<void> {
  const { reason, isMailed } = request
  const { owed, paid } = reckoned
  const travellerIds = ends.journeys.flatMap(({ travellers }) => travellers.map(({ id }) => id))
  const common = { staff: admin.id, reason, travellerIds }
  const wasOwed = subtract(stays.amounts.total, stays.amounts.reduction)
  await writeHistory(tx, stays.orderId, {
    kind: 'joined',
    facts: {
      ...common,
      other: { id: ends.id, orderNo: ends.orderNo },
      changes: [
        ...toldAmount('total', wasOwed.minor, owed.minor),
        ...toldAmount('paid', stays.amounts.paid.minor, paid.minor),
      ],
    },
    at: now,
  })
  await writeHistory(tx, ends.orderId, {
    kind: 'joined-into',
    facts: {
      ...common,
      other: { id: stays.id, orderNo: stays.orderNo },
      changes: [...toldAmount('total', ends.amounts.total.minor, 0), ...toldAmount('paid', ends.amounts.paid.minor, 0)],
    },
    at: now,
  })
  const subject = { kind: 'order', id: stays.orderId } as const
  const before = { total: stays.amounts.total, other: ends.id, otherTotal: ends.amounts.total, version: stays.version }
  const after = { total: owed, paid, travellers: travellerIds.length, reason }
  await recordAudit(tx, { actor: admin, action: 'order.join', subject, before, after }, now)
  await enqueue(tx, orderChanged, { orderId: stays.orderId, version: stays.version + 1, kind: 'joined', isMailed })
  if (isMailed && stays.contact.email !== ends.contact.email)
    await enqueue(tx, orderChanged, { orderId: ends.orderId, version: ends.version + 1, kind: 'ended' })
  await tellListeners(tx, 'order.cancelled', ends.orderId, now)
}
