import { dropWaitingPlace, findWaitingPlace } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { forgetRemovedRowsOf } from '#platform/removed-rows/removed-rows.server.ts'
import { listPapers } from './data/requested-papers.server.ts'
import { own } from './data/tables.server.ts'
import { noteConsents, subscribedColumns } from './register/note-consent.server.ts'
import { endLettersTo, forgetRecipient } from './letters/end-letters-to.server.ts'
import { listPlacesUnder, listWaitingPeople } from './data/waiting-people.server.ts'

/** What somebody wrote to the agency under a proven address. */
export type WrittenData = Awaited<ReturnType<typeof readWrittenData>>

/** Messages, wishes to be called, requests with their passengers, and the newsletter, all under one address. */
export async function readWrittenData(db: Db, email: string) {
  const key = email.toLowerCase()
  const messages = await own(db)
    .selectFrom('contact_messages')
    .select(['name', 'phone', 'subject', 'message', 'state', 'sent_at'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', key))
    .orderBy('sent_at')
    .execute()
  const calls = await own(db)
    .selectFrom('call_requests')
    .select(['name', 'phone', 'preferred_time', 'tour_name', 'state', 'asked_at'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', key))
    .orderBy('asked_at')
    .execute()
  const questions = await own(db)
    .selectFrom('information_requests')
    .select(['topic', 'topic_name', 'name', 'phone', 'message', 'group_size', 'wished_from', 'wished_to', 'asked_at'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', key))
    .orderBy('asked_at')
    .execute()
  const newsletter = await own(db)
    .selectFrom('newsletter_subscriptions')
    .select(['language', 'asked_at', 'confirmed_at'])
    .where('email_key', '=', key)
    .execute()
  const reservations = await readReservations(db, key)
  const consents = await own(db)
    .selectFrom('consent_events')
    .select(['type', 'status', 'source', 'text_version', 'happened_at'])
    .where('recipient', '=', key)
    .orderBy('id')
    .execute()
  return { messages, calls, questions, reservations, newsletter, consents, waitingLists: await readWaiting(db, key) }
}

/**
 * Removes all of it, inside the caller's transaction; gives how many things that were. What was agreed to by law stays as a proof
 * for a year after it was taken back, and the register hears of that.
 */
export async function forgetWriter(tx: Db, email: string, now: Date): Promise<number> {
  const key = email.toLowerCase()
  const tables = ['contact_messages', 'call_requests', 'information_requests', 'reservation_requests'] as const
  let removed = 0
  for (const table of tables) {
    const rows = await own(tx)
      .deleteFrom(table)
      .where((row) => row(row.fn<string>('lower', ['email']), '=', key))
      .returning('id')
      .execute()
    removed += rows.length
  }
  const left = await own(tx)
    .deleteFrom('newsletter_subscriptions')
    .where('email_key', '=', key)
    .returning(['id', ...subscribedColumns])
    .execute()
  await noteConsents(tx, left, { status: 'RET', source: 'HS_WEB', at: now })
  await endLettersTo(tx, left)
  await forgetRecipient(tx, key)
  await forgetRemovedRowsOf(tx, 'newsletter_subscriptions', 'email_key', key)
  const places = await listPlacesUnder(tx, key)
  for (const placeId of places) await dropWaitingPlace(tx, placeId)
  return removed + left.length + places.length
}

async function readWaiting(db: Db, key: string) {
  const places = await listPlacesUnder(db, key)
  const people = await listWaitingPeople(db, places)
  const found = []
  for (const id of places) {
    const place = await findWaitingPlace(db, { id })
    const person = people.get(id)
    if (place && person)
      found.push({
        departure: place.tourId,
        seats: place.seats,
        state: place.state,
        joinedAt: place.joinedAt,
        name: person.name,
        phone: person.phone,
      })
  }
  return found
}

async function readReservations(db: Db, key: string) {
  const requests = await own(db)
    .selectFrom('reservation_requests')
    .select(['id', 'tour_name', 'departs_on', 'returns_on', 'name', 'phone', 'room_type', 'note', 'asked_at'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', key))
    .orderBy('asked_at')
    .execute()
  const found = []
  for (const { id, ...request } of requests) {
    const papers = await listPapers(db, id)
    const passengers = await own(db)
      .selectFrom('requested_passengers')
      .select(['position', 'first_name', 'last_name', 'gender', 'born_on'])
      .where('request_id', '=', id)
      .orderBy('position')
      .execute()
    found.push({
      ...request,
      passengers: passengers.map(({ position, ...passenger }) => ({ ...passenger, ...papers.get(position) })),
    })
  }
  return found
}
