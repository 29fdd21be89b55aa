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
  const { rows } = await sql<WaitingRequest>`
    with waiting as (
      select 'call' as kind, public_id as id, name, phone, language, coalesce(tour_name, '') as subject,
          case when state = 'new' then asked_at else call_again_at end as since, state <> 'new' as "isCallAgain"
        from call_requests
        where (state = 'new' or state = 'in_progress' and call_again_at <= ${now}) and ${isReached}
      union all select 'message', public_id, name, phone, language, subject, sent_at, false
        from contact_messages where state = 'new' and ${isReached}
      union all select 'information', public_id, name, phone, language, topic_name, asked_at, false
        from information_requests where state = 'new' and ${isReached}
      union all select 'reservation', public_id, name, phone, language, tour_name, asked_at, false
        from reservation_requests where state = 'new' and ${isReached}
    ), placed as (
      select waiting.*, (count(*) over (partition by kind))::int as total,
        row_number() over (partition by kind order by since, id) as place from waiting
    )
    select kind, id, name, phone, language, subject, since, "isCallAgain", total from placed
    where place <= ${limit} order by since, id`.execute(db)
  return rows
}
