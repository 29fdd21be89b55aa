import { sql } from 'kysely'
import { foldForSearch } from '#kernel/text.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { phoneKeyOf } from '#platform/phone/phone-country.server.ts'
import { assigneeColumn } from './data/staff-requests.server.ts'

/** Something that a visitor wrote, as a search shows it. */
export type FoundRequest = {
  kind: 'call-request' | 'contact-message' | 'information-request' | 'reservation-request'
  id: string
  name: string
  about: string
  askedAt: Date
}

const LEAST_DIGITS = 4
const LEAST_LETTERS = 2

/**
 * Requests and messages of every kind by the name, the address, the telephone number, the number of the
 * request or what it is about.
 */
export async function searchRequests(
  db: Db,
  admin: Admin<'orders'>,
  { q, limit }: { q: string; limit: number },
): Promise<FoundRequest[]> {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  if (words.join('').length < LEAST_LETTERS) return []
  const digits = /^[\d\s()+.-]+$/.test(q) ? await phoneKeyOf(db, q) : ''
  const byPhone = digits.length >= LEAST_DIGITS ? sql`or ${indexedHasAllWords('search_text', [digits])}` : sql``
  const { rows } = await sql<FoundRequest>`
    select kind, id, name, about, asked_at as "askedAt" from (
      select 'call-request' as kind, public_id as id, name, search_text, coalesce(tour_name, '') as about, asked_at, assignee_id
        from call_requests
      union all
      select 'contact-message', public_id, name, search_text, subject, sent_at, assignee_id from contact_messages
      union all
      select 'information-request', public_id, name, search_text, topic_name, asked_at, assignee_id from information_requests
      union all
      select 'reservation-request', public_id, name, search_text, tour_name, asked_at, assignee_id from reservation_requests
    ) requests
    where (${indexedHasAllWords('search_text', words)} ${byPhone}) and ${withinReach(admin, assigneeColumn)}
    order by asked_at desc limit ${limit}`.execute(db)
  return rows
}
