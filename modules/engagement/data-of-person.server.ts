import type { Db } from '#platform/db/client.server.ts'
import { listPapers } from './data/requested-papers.server.ts'
import { own } from './data/tables.server.ts'

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
  return { messages, calls, questions, reservations: await readReservations(db, key), newsletter }
}

/** Removes all of it, inside the caller's transaction; gives how many things that were. */
export async function forgetWriter(tx: Db, email: string): Promise<number> {
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
    .returning('id')
    .execute()
  return removed + left.length
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
