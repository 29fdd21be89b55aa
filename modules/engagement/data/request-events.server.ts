import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { CallOutcome, RequestKind } from '../domain/staff-request.ts'
import { own } from './tables.server.ts'

/** The column that names the request of an event, by the kind of the request. */
const columnOf = {
  call: 'call_id',
  message: 'message_id',
  information: 'information_id',
  reservation: 'reservation_id',
} as const satisfies Record<RequestKind, string>

const nobody = { call_id: null, message_id: null, information_id: null, reservation_id: null }

/** Whose key a request is has its kind; `key` is that of its row. */
type Subject = { kind: RequestKind; key: string }

/** Keeps an answer that is being sent; gives the key of the event. */
export async function noteAnswer(
  tx: Db,
  { kind, key, words, userId }: Subject & { words: string; userId: string },
  now: Date,
): Promise<number> {
  const { id } = await own(tx)
    .insertInto('request_events')
    .values({
      ...nobody,
      [columnOf[kind]]: key,
      kind: 'answer',
      outcome: null,
      words,
      by_user_id: userId,
      happened_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Keeps a call, or says what came of the last one if nobody has yet; true when it is a new call. The caller has locked the
 * request.
 */
export async function noteCall(
  tx: Db,
  { kind, key, outcome, userId }: Subject & { outcome: CallOutcome | null; userId: string },
  now: Date,
): Promise<boolean> {
  const last = await own(tx)
    .selectFrom('request_events')
    .select(['id', 'outcome'])
    .where(columnOf[kind], '=', key)
    .where('kind', '=', 'call')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (outcome !== null && last && last.outcome === null) {
    await own(tx).updateTable('request_events').set({ outcome }).where('id', '=', last.id).execute()
    return false
  }
  await own(tx)
    .insertInto('request_events')
    .values({ ...nobody, [columnOf[kind]]: key, kind: 'call', outcome, by_user_id: userId, happened_at: now })
    .execute()
  return true
}

/** The words of an answer. */
export function findAnswer(db: Db, eventId: number) {
  return own(db).selectFrom('request_events').select('words').where('id', '=', eventId).executeTakeFirst()
}

/** What was done about some requests, by the keys of their rows, the first act first. */
export async function listRequestEvents(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return []
  const ofRequest = sql<string>`coalesce(call_id, message_id, information_id, reservation_id)`
  return own(db)
    .selectFrom('request_events')
    .select(['id', 'kind', 'outcome', 'words', 'by_user_id', 'happened_at', ofRequest.as('key')])
    .where(ofRequest, 'in', keys)
    .orderBy('id')
    .limit(2000)
    .execute()
}
