import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { foldForSearch } from '#kernel/text.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { phoneKeyOf } from '#platform/phone/phone-country.server.ts'
import { assigneeColumn, countRequestsWhere, readRequests } from './data/staff-requests.server.ts'
import type { RequestState } from './domain/reservation-request.ts'
import { requestKinds, type RequestKind, type RequestSort, type StaffRequest } from './domain/staff-request.ts'

export type RequestListRequest = {
  kinds: readonly RequestKind[]
  state?: RequestState | undefined
  /** The id of who looks after it, or `nobody`. */
  assignee?: string | undefined
  /** Words of the name, the address, the subject or the text; or a part of the number. */
  q?: string | undefined
  /** From this moment on, and before that one. */
  from?: Date | undefined
  to?: Date | undefined
  sort?: RequestSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/**
 * One page of requests and how many there are. Unless asked otherwise, those that have waited longest or are due to be
 * called again come first and finished ones last.
 */
export async function listStaffRequests(
  db: Db,
  admin: Admin<'orders'>,
  { kinds, page, pageSize, sort = 'waiting', ...filter }: RequestListRequest,
  now: Date,
): Promise<{ requests: StaffRequest[]; total: number }> {
  const digits = /^[\d\s()+.-]{4,}$/.test(filter.q ?? '') ? await phoneKeyOf(db, filter.q ?? '') : ''
  const where = conditionOf({ ...filter, digits })
  const total = await countRequestsWhere(db, admin, kinds, where)
  const requests = await readRequests(db, admin, {
    kinds,
    where,
    sort,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    now,
  })
  return { requests, total }
}

/** One request by its public id. */
export async function findStaffRequest(
  db: Db,
  admin: Admin<'orders'>,
  { kind, id }: { kind: RequestKind; id: string },
): Promise<StaffRequest | undefined> {
  const [request] = await readRequests(db, admin, {
    kinds: [kind],
    where: sql<SqlBool>`id = ${id}`,
    limit: 1,
    offset: 0,
    now: new Date(0),
  })
  return request
}

export type WaitingRequests = { kind: RequestKind; waiting: number; oldest: Date | null }

/** How many requests of each kind nobody has taken up, and since when the longest of them waits. */
export async function countWaitingRequests(db: Db, admin: Admin<'orders'>): Promise<WaitingRequests[]> {
  const isNew = sql`state = 'new' and ${withinReach(admin, assigneeColumn)}`
  const { rows } = await sql<{ kind: RequestKind; waiting: string | number; oldest: Date | null }>`
    select 'call' as kind, count(*) as waiting, min(asked_at) as oldest from call_requests where ${isNew}
    union all select 'message', count(*), min(sent_at) from contact_messages where ${isNew}
    union all select 'information', count(*), min(asked_at) from information_requests where ${isNew}
    union all select 'reservation', count(*), min(asked_at) from reservation_requests where ${isNew}`.execute(db)
  return requestKinds.flatMap((kind) => {
    const row = rows.find((each) => each.kind === kind)
    return row ? [{ kind, waiting: Number(row.waiting), oldest: row.oldest }] : []
  })
}

function conditionOf({
  state,
  assignee,
  q = '',
  from,
  to,
  digits,
}: Omit<RequestListRequest, 'kinds' | 'sort' | 'page' | 'pageSize'> & { digits: string }): RawBuilder<SqlBool> {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  const inText = indexedHasAllWords('search_text', words)
  const inPhone = indexedHasAllWords('search_text', [digits])
  const conditions: RawBuilder<SqlBool>[] = [
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
    ...(assignee === 'nobody' ? [sql<SqlBool>`"assigneeId" is null`] : []),
    ...(assignee !== undefined && assignee !== 'nobody' ? [sql<SqlBool>`"assigneeId"::text = ${assignee}`] : []),
    ...(words.length === 0 ? [] : [digits === '' ? sql<SqlBool>`${inText}` : sql<SqlBool>`(${inText} or ${inPhone})`]),
    ...(from ? [sql<SqlBool>`"askedAt" >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`"askedAt" < ${to}`] : []),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
