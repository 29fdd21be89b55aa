import { add, subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import {
  cancelOrder,
  findAgreedOrder,
  listOrderStandings,
  nameTravellers,
  type CancelRefusal,
  type NamingFailure,
} from '#modules/booking/index.server.ts'
import type { TravellerDraft } from '#modules/booking/index.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { payFromCredit, type CreditFailure } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { lockAgency } from './data/agencies.server.ts'
import {
  noteReservationEvent,
  reservations,
  setReservationState,
  toReservation,
  type ReservationRow,
} from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { canReservationBecome } from './domain/reservation.ts'
import { ownedBy, type AgentScope } from './scope.server.ts'

type Refused = { code: 'reservation-not-found' } | { code: 'status-transition' } | { code: 'edit-conflict' }

/** Whom a change of reservation is done by, and which version of it they saw. */
export type ReservationKey = { id: string; version?: number | undefined }

/** Changes the agency's own note. Fails with `reservation-not-found`, `edit-conflict` when it was saved meanwhile. */
export async function noteReservation(
  db: Db,
  scope: AgentScope,
  { id, version, note }: ReservationKey & { note: string },
  now: Date,
): Promise<Result<void, Refused>> {
  return changing(db, scope, { id, version }, async (tx, known) => {
    await own(tx)
      .updateTable('agent_reservations')
      .set((eb) => ({ note: note.slice(0, 1000), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await noteReservationEvent(tx, { reservationId: id, kind: 'changed', userId: scope.userId }, now)
    await audit(tx, scope, { id, action: 'reservation.change', before: { note: known.note }, after: { note } }, now)
    return ok(undefined)
  })
}

/**
 * Writes who travels, everybody at once, by form or from a checked sheet. Names and papers go into the order, sealed.
 * Fails with `reservation-not-found`, `edit-conflict`, and as `nameTravellers` of booking does.
 */
export async function nameReservationTravellers(
  db: Db,
  scope: AgentScope,
  { id, version, drafts }: ReservationKey & { drafts: readonly TravellerDraft[] },
  now: Date,
): Promise<Result<void, Refused | NamingFailure>> {
  return changing(db, scope, { id, version }, async (tx, known): Promise<Result<void, Refused | NamingFailure>> => {
    const named = await nameTravellers(tx, { orderId: known.orderId, drafts }, now)
    if (!named.ok) return named
    await bumpVersion(tx, id)
    const words = String(drafts.length)
    await noteReservationEvent(tx, { reservationId: id, kind: 'travellers', words, userId: scope.userId }, now)
    await audit(tx, scope, { id, action: 'reservation.travellers', after: { travellers: drafts.length } }, now)
    return ok(undefined)
  })
}

export type CreditRefusal =
  | Refused
  | CreditFailure
  | { code: 'nothing-open' }
  | { code: 'credit-currency' }
  | { code: 'credit-exceeded'; left: Money }

/**
 * Pays all that is open of a reservation from the agency's credit. Two payments of one agency come one after the other, so
 * that together they never pass its limit.
 *
 * Fails with `reservation-not-found`, `nothing-open`, `credit-currency` when the limit is of another currency,
 * `credit-exceeded` with what is left of it, and as `payFromCredit` does.
 */
export async function payReservationFromCredit(
  db: Db,
  scope: AgentScope,
  id: string,
  now: Date,
): Promise<Result<void, CreditRefusal>> {
  return changing(db, scope, { id }, async (tx, known): Promise<Result<void, CreditRefusal>> => {
    const agency = await lockAgency(tx, known.agencyId)
    const order = await findAgreedOrder(tx, { id: known.orderId })
    const token = order?.paymentToken
    if (!agency || !order || !token || order.remaining.minor === 0) return fail({ code: 'nothing-open' as const })
    const part = order.parts.find((each) => each.paymentToken === token)
    const amount = part?.amount ?? order.remaining
    if (agency.creditLimit.currency !== amount.currency) return fail({ code: 'credit-currency' as const })
    const owed = await balanceOf(tx, { kind: 'agency', agency: agency.id }, amount.currency)
    const left = subtract(agency.creditLimit, owed)
    if (left.minor < amount.minor) return fail({ code: 'credit-exceeded' as const, left })
    const paid = await payFromCredit(tx, { token, agencyId: agency.id }, now)
    if (!paid.ok) return paid
    await bumpVersion(tx, id)
    await noteReservationEvent(tx, { reservationId: id, kind: 'paid-from-credit', userId: scope.userId }, now)
    const after = { amount, owed: add(owed, amount) }
    await audit(tx, scope, { id, action: 'reservation.pay-from-credit', after }, now)
    return ok(undefined)
  })
}

/**
 * Cancels a reservation and its order by the terms the order was sold under; the calculation and the refunds are those of
 * any cancellation by a customer. Cancelled by `staff`, it is the organiser who does not keep the contract.
 *
 * Fails with `reservation-not-found`, `status-transition`, `reason-missing`, and as `cancelOrder` does.
 */
export async function cancelReservation(
  db: Db,
  scope: AgentScope,
  { id, version, reason, isOurs = false }: ReservationKey & { reason: string; isOurs?: boolean },
  now: Date,
): Promise<Result<void, Refused | CancelRefusal | { code: 'reason-missing' }>> {
  if (reason.trim() === '') return fail({ code: 'reason-missing' })
  const found = await own(db)
    .selectFrom('agent_reservations')
    .select(['order_id', 'state', 'version'])
    .where('id', '=', id)
    .where(ownedBy(scope))
    .executeTakeFirst()
  if (!found) return fail({ code: 'reservation-not-found' })
  if (version !== undefined && found.version !== version) return fail({ code: 'edit-conflict' })
  if (!canReservationBecome(found.state, 'cancelled')) return fail({ code: 'status-transition' })
  const cancelled = await cancelOrder(
    db,
    scope.agent,
    {
      key: `reservation:${id}`,
      orderId: found.order_id,
      by: isOurs && scope.seesAll ? 'organiser' : 'customer',
      notice: now,
      travellerIds: 'all',
      reason: reason.trim(),
    },
    now,
  )
  // An order that ended by itself leaves nothing to cancel but the reservation.
  if (!cancelled.ok && cancelled.error.code !== 'nothing-to-cancel') return cancelled
  return changing(db, scope, { id }, async (tx, known) => {
    if (!canReservationBecome(known.state, 'cancelled')) return ok(undefined)
    const words = reason.trim().slice(0, 500)
    await setReservationState(tx, { id, state: 'cancelled', words, userId: scope.userId }, now)
    await audit(
      tx,
      scope,
      { id, action: 'reservation.cancel', before: { state: known.state }, after: { reason: words } },
      now,
    )
    return ok(undefined)
  })
}

/**
 * Staff agree to a reservation. Fails with `reservation-not-found`, `edit-conflict`, `status-transition` when it is not
 * asked for any more, or when its order has ended.
 */
export async function confirmReservation(
  db: Db,
  admin: Admin<'orders'>,
  scope: AgentScope,
  { id, version }: ReservationKey,
  now: Date,
): Promise<Result<void, Refused>> {
  return changing(db, scope, { id, version }, async (tx, known) => {
    const standing = (await listOrderStandings(tx, [known.orderId])).get(known.orderId)
    const stands = standing && ['awaiting_payment', 'partially_paid', 'paid'].includes(standing.state)
    if (!stands || !canReservationBecome(known.state, 'confirmed')) return fail({ code: 'status-transition' as const })
    await setReservationState(tx, { id, state: 'confirmed', userId: admin.id }, now)
    await audit(
      tx,
      scope,
      { id, action: 'reservation.confirm', before: { state: known.state }, after: { state: 'confirmed' } },
      now,
    )
    return ok(undefined)
  })
}

/** Works on a reservation of one's own agency under its lock; a refusal rolls back what was written. */
async function changing<Failure>(
  db: Db,
  scope: AgentScope,
  { id, version }: ReservationKey,
  work: (tx: Db, known: ReservationRow) => Promise<Result<void, Failure>>,
): Promise<Result<void, Refused | Failure>> {
  return db.transaction().execute(async (tx) => {
    const row = await reservations(tx)
      .where('agent_reservations.id', '=', id)
      .where(ownedBy(scope))
      .forUpdate()
      .executeTakeFirst()
    if (!row) return fail({ code: 'reservation-not-found' })
    if (version !== undefined && row.version !== version) return fail({ code: 'edit-conflict' })
    return work(tx, toReservation(row))
  })
}

async function bumpVersion(tx: Db, id: string): Promise<void> {
  await own(tx)
    .updateTable('agent_reservations')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function audit(
  tx: Db,
  { userId }: AgentScope,
  { id, ...act }: { id: string; action: string; before?: unknown; after?: unknown },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { actor: { id: userId }, subject: { kind: 'reservation', id }, ...act }, now)
}
