import { add, subtract, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  findAgreedOrder,
  listOrderStandings,
  nameTravellers,
  type NamingFailure,
} from '#modules/booking/index.server.ts'
import { keepingNumbers, type TravellerDraft } from '#modules/booking/index.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { payFromCredit, type CreditFailure } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { lockAgency } from './data/agencies.server.ts'
import { noteReservationEvent, setReservationState } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { canReservationBecome, mayReplaceTravellers } from './domain/reservation.ts'
import {
  auditReservation,
  bumpVersion,
  changingReservation,
  type ReservationKey,
  type ReservationRefused,
} from './locked-reservation.server.ts'
import { deskScope, type AgentScope } from './scope.server.ts'
import { settleReservation } from './settle-reservations.server.ts'

/** Changes the agency's own note. Fails with `reservation-not-found`, `edit-conflict` when it was saved meanwhile. */
export async function noteReservation(
  db: Db,
  scope: AgentScope,
  { id, version, note }: ReservationKey & { note: string },
  now: Date,
): Promise<Result<void, ReservationRefused>> {
  return changingReservation(db, scope, { id, version }, async (tx, known) => {
    await own(tx)
      .updateTable('agent_reservations')
      .set((eb) => ({ note: note.slice(0, 1000), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await noteReservationEvent(tx, { reservationId: id, kind: 'changed', userId: scope.userId }, now)
    await auditReservation(
      tx,
      scope,
      { id, action: 'reservation.change', before: { note: known.note }, after: { note } },
      now,
    )
    return ok(undefined)
  })
}

export type TravellersFailure = NamingFailure | { code: 'too-late-to-replace' }

/**
 * Writes who travels, everybody at once, by form or from a checked sheet. Names and papers go into the order, sealed. A
 * person is replaced by another one at the latest seven days before the journey; papers are corrected at any time. Staff who
 * may not see numbers of papers write none: those that are known stay with their person, and go with them.
 *
 * Fails with `reservation-not-found`, `edit-conflict`, `too-late-to-replace`, and as `nameTravellers` of booking does.
 */
export async function nameReservationTravellers(
  db: Db,
  scope: AgentScope,
  { id, version, drafts: typed }: ReservationKey & { drafts: readonly TravellerDraft[] },
  now: Date,
): Promise<Result<void, ReservationRefused | TravellersFailure>> {
  return changingReservation(
    db,
    scope,
    { id, version },
    async (tx, known): Promise<Result<void, ReservationRefused | TravellersFailure>> => {
      const drafts = scope.seesNumbers ? typed : await withKnownNumbers(tx, known.orderId, typed)
      if (!mayReplaceTravellers(known.departsOn, dayInIstanbul(now)) && (await replaces(tx, known.orderId, drafts)))
        return fail({ code: 'too-late-to-replace' as const })
      const named = await nameTravellers(tx, { orderId: known.orderId, drafts }, now)
      if (!named.ok) return named
      await bumpVersion(tx, id)
      const words = String(drafts.length)
      await noteReservationEvent(tx, { reservationId: id, kind: 'travellers', words, userId: scope.userId }, now)
      await auditReservation(
        tx,
        scope,
        { id, action: 'reservation.travellers', after: { travellers: drafts.length } },
        now,
      )
      return ok(undefined)
    },
  )
}

export type CreditRefusal =
  | ReservationRefused
  | CreditFailure
  | { code: 'nothing-open' }
  | { code: 'not-agreed' }
  | { code: 'credit-currency' }
  | { code: 'credit-exceeded'; left: Money }

/**
 * Pays all that is open of a reservation from the agency's credit. Two payments of one agency come one after the other, so
 * that together they never pass its limit.
 *
 * Fails with `reservation-not-found`, `not-agreed` before the customer has agreed, `nothing-open`, `credit-currency` when the limit is of another currency,
 * `credit-exceeded` with what is left of it, and as `payFromCredit` does.
 */
export async function payReservationFromCredit(
  db: Db,
  scope: AgentScope,
  id: string,
  now: Date,
): Promise<Result<void, CreditRefusal>> {
  return changingReservation(db, scope, { id }, async (tx, known): Promise<Result<void, CreditRefusal>> => {
    if (!known.agreedAt) return fail({ code: 'not-agreed' as const })
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
    await auditReservation(tx, scope, { id, action: 'reservation.pay-from-credit', after }, now)
    return ok(undefined)
  })
}

type Unconfirmed = ReservationRefused | { code: 'not-agreed' }

/**
 * Staff agree to a reservation; what its agency has earned by then is booked at once. Fails with
 * `reservation-not-found`, `edit-conflict`, `not-agreed` before the customer has agreed, `status-transition` when it is
 * not asked for any more, or when its order has ended.
 */
export async function confirmReservation(
  db: Db,
  admin: Admin<'orders'>,
  { id, version }: ReservationKey,
  now: Date,
): Promise<Result<void, Unconfirmed>> {
  const scope = deskScope(admin)
  return changingReservation(db, scope, { id, version }, async (tx, known): Promise<Result<void, Unconfirmed>> => {
    if (!known.agreedAt) return fail({ code: 'not-agreed' as const })
    const standing = (await listOrderStandings(tx, [known.orderId])).get(known.orderId)
    const stands = standing && ['awaiting_payment', 'partially_paid', 'paid'].includes(standing.state)
    if (!stands || !canReservationBecome(known.state, 'confirmed')) return fail({ code: 'status-transition' as const })
    await setReservationState(tx, { id, state: 'confirmed', userId: admin.id }, now)
    await auditReservation(
      tx,
      scope,
      { id, action: 'reservation.confirm', before: { state: known.state }, after: { state: 'confirmed' } },
      now,
    )
    await settleReservation(tx, id, now)
    return ok(undefined)
  })
}

/** The drafts with the numbers that are known of the same people: of the same name, or else born on the same day. */
async function withKnownNumbers(tx: Db, orderId: string, drafts: readonly TravellerDraft[]): Promise<TravellerDraft[]> {
  const left = await listNamed(tx, orderId)
  return drafts.map((draft) => {
    const byName = left.findIndex((known) => nameOf(known) === nameOf(draft))
    const at = byName < 0 ? left.findIndex(({ bornOn }) => bornOn !== null && bornOn === draft.bornOn) : byName
    const [known] = at < 0 ? [] : left.splice(at, 1)
    return known ? keepingNumbers(draft, known) : { ...draft, tckn: '', passportNo: '' }
  })
}

async function listNamed(tx: Db, orderId: string) {
  const order = await findAgreedOrder(tx, { id: orderId })
  return order?.tours.flatMap(({ passengers }) => passengers).filter((each) => !each.isCancelled) ?? []
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim().toLocaleUpperCase('tr')
}

/** Whether somebody who is named on an order is in the list neither by papers nor by name: another one would travel. */
async function replaces(tx: Db, orderId: string, drafts: readonly TravellerDraft[]): Promise<boolean> {
  const named = await listNamed(tx, orderId)
  const stays = (known: (typeof named)[number]) =>
    drafts.some(
      (draft) =>
        nameOf(draft) === nameOf(known) ||
        (known.passportNo !== null && draft.passportNo.trim() === known.passportNo) ||
        (known.tckn !== null && draft.tckn.trim() === known.tckn),
    )
  return named.some((known) => known.lastName !== '' && !stays(known))
}
