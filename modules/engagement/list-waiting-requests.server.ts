import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { assigneeColumn } from './data/staff-requests.server.ts'
import type { RequestKind } from './domain/staff-request.ts'

/** Somebody who asked and waits for the staff. */
export type WaitingRequest = {
  kind: RequestKind
  id: string
  name: string
  phone: string | null
  language: Locale
  subject: string
  /** When they asked; for calls that were put off, when they are to be rung again. */
  since: Date
  isCallAgain: boolean
  /** How many of the kind there are in all. */
  total: number
}

/**
 * Of each kind the requests that nobody has taken up, and the calls that are due again: the longest waiting first, at most
 * `limit` of a kind. One query.
 */
export async function listWaitingRequests(
  db: Db,
  admin: Admin<'orders'>,
  { limit }: { limit: number },
  now: Date,
): Promise<WaitingRequest[]> {
  const isReached = withinReach(admin, assigneeColumn)
  const kinds = [
    sql`select 'call' as kind, public_id as id, name, phone, language, coalesce(tour_name, '') as subject,
        asked_at as since, false as "isCallAgain"
      from call_requests where state = 'new' and ${isReached}
      union all select 'call', public_id, name, phone, language, coalesce(tour_name, ''), call_again_at, true
      from call_requests where state = 'in_progress' and call_again_at <= ${now} and ${isReached}`,
    sql`select 'message' as kind, public_id as id, name, phone, language, subject, sent_at as since, false as "isCallAgain"
      from contact_messages where state = 'new' and ${isReached}`,
    sql`select 'information' as kind, public_id as id, name, phone, language, topic_name as subject, asked_at as since,
        false as "isCallAgain"
      from information_requests where state = 'new' and ${isReached}`,
    sql`select 'reservation' as kind, public_id as id, name, phone, language, tour_name as subject, asked_at as since,
        false as "isCallAgain"
      from reservation_requests where state = 'new' and ${isReached}`,
  ]
  // Each kind is counted apart from its first rows, of which alone more than the index is read.
  const first = kinds.map(
    (
      waiting,
    ) => sql`(select kind, id, name, phone, language, subject, since, "isCallAgain", (select count(*) from (${waiting}) as all_of_kind)::int as total
      from (${waiting}) as waiting order by since, id limit ${limit})`,
  )
  const { rows } = await sql<WaitingRequest>`${sql.join(first, sql` union all `)} order by since, id`.execute(db)
  return rows
}
