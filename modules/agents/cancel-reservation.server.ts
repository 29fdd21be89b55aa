import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import {
  cancelOrder,
  findCancellationView,
  type CancellationView,
  type CancelRefusal,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { noteReservationEvent, setReservationState } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { canReservationBecome } from './domain/reservation.ts'
import {
  auditReservation,
  bumpVersion,
  changingReservation,
  type ReservationKey,
  type ReservationRefused,
} from './locked-reservation.server.ts'
import { ownedBy, type AgentScope } from './scope.server.ts'
import { settleReservation } from './settle-reservations.server.ts'

/** Who leaves: everybody, or some of the travellers by their keys. */
type Leaving = { travellerIds?: readonly string[] | 'all' }

/** What cancelling a reservation, or some of its travellers, would give back now. Those of others are not found. */
export async function previewReservationCancellation(
  db: Db,
  scope: AgentScope,
  { id, travellerIds = 'all' }: { id: string } & Leaving,
  now: Date,
): Promise<CancellationView | undefined> {
  const found = await findOwn(db, scope, id)
  return found && findCancellationView(db, { orderId: found.order_id, by: 'customer', notice: now, travellerIds })
}

/**
 * Cancels a reservation and its order, or some of its travellers, by the terms the order was sold under; the calculation
 * and the refunds are those of any cancellation by a customer, and the earnings follow at once. Cancelled by staff with
 * `isOurs`, it is the organiser who does not keep the contract.
 *
 * Fails with `reservation-not-found`, `edit-conflict`, `status-transition`, `reason-missing`, and as `cancelOrder` does.
 */
export async function cancelReservation(
  db: Db,
  scope: AgentScope,
  {
    id,
    version,
    reason,
    travellerIds = 'all',
    isOurs = false,
    shownBack,
  }: ReservationKey & Leaving & { reason: string; isOurs?: boolean; shownBack?: Money },
  now: Date,
): Promise<Result<void, ReservationRefused | CancelRefusal | { code: 'reason-missing' }>> {
  const words = reason.trim().slice(0, 500)
  if (words === '') return fail({ code: 'reason-missing' })
  const found = await findOwn(db, scope, id)
  if (!found) return fail({ code: 'reservation-not-found' })
  if (version !== undefined && found.version !== version) return fail({ code: 'edit-conflict' })
  if (!canReservationBecome(found.state, 'cancelled')) return fail({ code: 'status-transition' })
  const cancelled = await cancelOrder(
    db,
    scope.agent,
    {
      key: travellerIds === 'all' ? `reservation:${id}` : `reservation:${id}:${travellerIds.toSorted().join('.')}`,
      orderId: found.order_id,
      by: isOurs && scope.seesAll ? 'organiser' : 'customer',
      notice: now,
      travellerIds,
      reason: words,
      shownBack,
    },
    now,
  )
  // An order that ended by itself leaves nothing to cancel but the reservation.
  const isEnded = !cancelled.ok && cancelled.error.code === 'nothing-to-cancel' && travellerIds === 'all'
  if (!cancelled.ok && !isEnded) return cancelled
  return changingReservation(db, scope, { id }, async (tx, known) => {
    if (!canReservationBecome(known.state, 'cancelled')) return ok(undefined)
    const by = { id, words, userId: scope.userId }
    if (travellerIds === 'all') {
      await setReservationState(tx, { ...by, state: 'cancelled' }, now)
    } else {
      await bumpVersion(tx, id)
      await noteReservationEvent(tx, { ...by, reservationId: id, kind: 'travellers-cancelled' }, now)
    }
    const after = { reason: words, travellers: travellerIds === 'all' ? 'all' : travellerIds.length }
    const act = { id, action: 'reservation.cancel', before: { state: known.state }, after } as const
    await auditReservation(tx, scope, act, now)
    await settleReservation(tx, id, now)
    return ok(undefined)
  })
}

async function findOwn(db: Db, scope: AgentScope, id: string) {
  return own(db)
    .selectFrom('agent_reservations')
    .select(['order_id', 'state', 'version'])
    .where('id', '=', id)
    .where(ownedBy(scope))
    .executeTakeFirst()
}
