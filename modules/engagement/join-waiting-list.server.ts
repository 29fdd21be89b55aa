import { emailKey } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { MOST_WAITING_SEATS } from '#modules/catalog/index.ts'
import { findDeparturesForSale, joinWaitingPlaces, lockWaitingPlaces } from '#modules/catalog/index.server.ts'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import type { FieldProblem } from './domain/read-field.ts'
import { checkWaiting, type CheckedWaiting, type WaitingDraft } from './domain/waiting-ask.ts'
import { waitingJoined } from './jobs/waiting-queues.server.ts'

export type WaitingAsk = {
  /** The public id of the departure. */
  tourId: string
  draft: WaitingDraft
  locale: Locale
  /** The network address of the visitor; only a hash of it is kept. */
  address: string
  consentVersion: string
}

export type WaitingRefusal =
  | { code: 'tour-not-found' }
  | { code: 'tour-closed' }
  /** Their whole party fits: there is nothing to wait for. */
  | { code: 'seats-left' }
  | { code: 'invalid-fields'; problems: FieldProblem[] }

/**
 * Puts a party at the end of the waiting list of a departure and asks for the mail with the address of its place. Who
 * asks again under the same address keeps the place they have, and nobody learns from the answer who else waits.
 *
 * Fails with `tour-not-found`; `tour-closed`, also where places are not sold in the shop; `seats-left`; `invalid-fields`.
 */
export async function joinWaitingList(db: Db, ask: WaitingAsk, now: Date): Promise<Result<void, WaitingRefusal>> {
  const checked = checkWaiting(ask.draft, { mostSeats: MOST_WAITING_SEATS }, await phoneReader(db))
  const [departure] = await findDeparturesForSale(db, [ask.tourId], dayInIstanbul(now))
  if (!departure) return fail({ code: 'tour-not-found' })
  if (departure.availability === 'closed' || departure.saleMode !== 'cart') return fail({ code: 'tour-closed' })
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  if (departure.availability === 'available' && departure.seatsLeft >= checked.value.seats)
    return fail({ code: 'seats-left' })
  return inTransaction(db, async (tx) => {
    const waiting = await lockWaitingPlaces(tx, departure.departureId)
    if (await isAmong(tx, waiting, checked.value.email)) return ok(undefined)
    const token = newToken()
    const { seats } = checked.value
    const placeId = await joinWaitingPlaces(tx, { departureId: departure.departureId, seats, token }, now)
    await insertPerson(tx, ask, { placeId, token, person: checked.value })
    await enqueue(tx, waitingJoined, { placeId })
    await emitEvent(tx, { type: 'request.received', data: { kind: 'waiting-list', id: placeId } }, now)
    return ok(undefined)
  })
}

async function isAmong(tx: Db, placeIds: readonly string[], email: string): Promise<boolean> {
  if (placeIds.length === 0) return false
  const known = await own(tx)
    .selectFrom('waiting_people')
    .select('place_id')
    .where('email_key', '=', emailKey(email))
    .where('place_id', 'in', [...placeIds])
    .executeTakeFirst()
  return known !== undefined
}

async function insertPerson(
  tx: Db,
  { locale, address, consentVersion }: WaitingAsk,
  { placeId, token, person }: { placeId: string; token: string; person: CheckedWaiting },
): Promise<void> {
  const { name, email, phone } = person
  await own(tx)
    .insertInto('waiting_people')
    .values({
      place_id: placeId,
      language: locale,
      name,
      email,
      email_key: emailKey(email),
      phone: phone.e164,
      phone_key: phone.key,
      consent_version: consentVersion,
      address_hash: hashAddress(token, address),
    })
    .execute()
}
