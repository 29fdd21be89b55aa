import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { DepartureForSale } from '#modules/catalog/index.ts'
import { findDeparturesForSale, groupSizeSetting } from '#modules/catalog/index.server.ts'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { insertPapers } from './data/requested-papers.server.ts'
import { own } from './data/tables.server.ts'
import type { FieldProblem } from './domain/read-field.ts'
import { checkReservation, type CheckedReservation, type ReservationDraft } from './domain/reservation-request.ts'
import { reservationRequested } from './jobs/request-queues.server.ts'

export type ReservationAsk = {
  /** The public id of the departure. */
  tourId: string
  draft: ReservationDraft
  locale: Locale
  /** The network address of the visitor; only a hash of it is kept. */
  address: string
  consentVersion: string
}

export type ReservationRefusal =
  | { code: 'tour-not-found' }
  | { code: 'tour-closed' }
  | { code: 'tour-full'; days: number; seatsLeft: number }
  | { code: 'invalid-fields'; problems: FieldProblem[] }

/**
 * Keeps a request for places on a departure and asks for the mails that tell the agency and the visitor. Takes no
 * seat: the agency answers. Gives the public id.
 *
 * Fails with `tour-not-found`, `tour-closed`, `tour-full` (also when more people want to travel than places are left;
 * where places are drawn by lot or agreed, only when none is) or `invalid-fields`.
 */
export async function askForReservation(
  db: Db,
  ask: ReservationAsk,
  now: Date,
): Promise<Result<{ publicId: string }, ReservationRefusal>> {
  const today = dayInIstanbul(now)
  const [departure] = await findDeparturesForSale(db, [ask.tourId], today)
  if (!departure) return fail({ code: 'tour-not-found' })
  if (departure.availability === 'closed') return fail({ code: 'tour-closed' })
  if (departure.availability === 'full') return full(departure)

  const groupSize = await readSetting(db, groupSizeSetting)
  const facts = { ...departure, isPrivate: departure.kind === 'private', today, groupSize }
  const checked = checkReservation(ask.draft, facts, await phoneReader(db))
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  if (departure.saleMode === 'cart' && checked.value.seats > departure.seatsLeft) return full(departure)
  return ok(await keep(db, { ask, departure, reservation: checked.value }, now))
}

function full({ days, seatsLeft }: DepartureForSale) {
  return fail({ code: 'tour-full' as const, days, seatsLeft })
}

type Kept = { ask: ReservationAsk; departure: DepartureForSale; reservation: CheckedReservation }

function keep(db: Db, { ask, departure, reservation }: Kept, now: Date): Promise<{ publicId: string }> {
  const publicId = newToken()
  return inTransaction(db, async (tx) => {
    const { id } = await own(tx)
      .insertInto('reservation_requests')
      .values({
        public_id: publicId,
        departure_id: departure.departureId,
        tour_id: departure.id,
        tour_name: departure.tourName[ask.locale],
        departs_on: departure.departsOn,
        returns_on: departure.returnsOn,
        language: ask.locale,
        name: reservation.name,
        email: reservation.email,
        phone: reservation.phone,
        phone_key: reservation.phoneKey,
        room_type: reservation.roomType,
        babies: reservation.babies,
        children: reservation.children,
        note: reservation.note,
        consent_version: ask.consentVersion,
        address_hash: hashAddress(publicId, ask.address),
        asked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await own(tx)
      .insertInto('requested_passengers')
      .values(
        reservation.passengers.map(({ firstName, lastName, gender, bornOn }, position) => ({
          request_id: id,
          position,
          first_name: firstName,
          last_name: lastName,
          gender,
          born_on: bornOn,
        })),
      )
      .execute()
    await insertPapers(
      tx,
      id,
      reservation.passengers.map(({ papers }) => papers),
    )
    await enqueue(tx, reservationRequested, { requestId: id })
    await emitEvent(tx, { type: 'request.received', data: { kind: 'reservation', id: publicId } }, now)
    return { publicId }
  })
}
