import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { listUserNames, withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { listRequestEvents } from './request-events.server.ts'
import type { RequestKind, RequestSort, StaffRequest } from '../domain/staff-request.ts'

/** The table of each kind. */
export const tableOf = {
  call: 'call_requests',
  message: 'contact_messages',
  information: 'information_requests',
  reservation: 'reservation_requests',
} as const satisfies Record<RequestKind, string>

type Row = Omit<StaffRequest, 'assignee' | 'events'> & {
  key: string
  assigneeId: string | null
  search_text: string
}

const common = sql`id as key, public_id as id, state, name, phone, email, language, staff_note as note, answer,
  answered_at as "answeredAt", assignee_id as "assigneeId", version, search_text`

/** Who looks after a request, in queries that read the columns of its table, or those of all kinds together. */
export const assigneeColumn = sql.ref('assignee_id')
const assigneeOfAll = sql.ref('assigneeId')

/** Every kind with the same columns, so that they can be listed together. */
const rowsOf: Record<RequestKind, RawBuilder<unknown>> = {
  call: sql`select 'call' as kind, ${common}, coalesce(tour_name, '') as subject, '' as message, tour_id as "tourId",
    null::date as "departsOn", null::date as "returnsOn", preferred_time as "preferredTime", null::int as "groupSize",
    null as "roomType", null::int as children, null::int as babies, asked_at as "askedAt", calls,
    called_at as "calledAt", order_id as "orderId", call_again_at as "callAgainAt"
    from call_requests`,
  message: sql`select 'message' as kind, ${common}, subject, message, null as "tourId", null::date as "departsOn",
    null::date as "returnsOn", null as "preferredTime", null::int as "groupSize", null as "roomType",
    null::int as children, null::int as babies, sent_at as "askedAt", 0 as calls, null::timestamptz as "calledAt",
    order_id as "orderId", null::timestamptz as "callAgainAt" from contact_messages`,
  information: sql`select 'information' as kind, ${common}, topic_name as subject, message,
    case when topic = 'tour' then topic_key end as "tourId", wished_from as "departsOn", wished_to as "returnsOn",
    null as "preferredTime", group_size as "groupSize", null as "roomType", null::int as children, null::int as babies,
    asked_at as "askedAt", 0 as calls, null::timestamptz as "calledAt", order_id as "orderId",
    null::timestamptz as "callAgainAt" from information_requests`,
  reservation: sql`select 'reservation' as kind, ${common}, tour_name as subject, reservation_requests.note as message,
    tour_id as "tourId", departs_on as "departsOn", returns_on as "returnsOn", null as "preferredTime",
    (select count(*)::int from requested_passengers where request_id = reservation_requests.id) as "groupSize",
    room_type as "roomType", children, babies, asked_at as "askedAt", 0 as calls,
    null::timestamptz as "calledAt", order_id as "orderId",
    null::timestamptz as "callAgainAt" from reservation_requests`,
}

/** The requests of some kinds, as a table that a query reads from. */
function requestsOf(kinds: readonly RequestKind[]): RawBuilder<unknown> {
  return sql`(${sql.join(
    kinds.map((kind) => rowsOf[kind]),
    sql` union all `,
  )}) requests`
}

const columnsOf: OrderColumns<'asked' | 'name' | 'state' | 'subject'> = {
  asked: [sql`"askedAt"`],
  name: [sql`name collate app_tr`],
  state: [sql`array_position(array['new', 'in_progress', 'done'], state)`],
  subject: [sql`subject collate app_tr`],
}

/** Those that have waited longest for somebody first, with whoever is to be called again by now among them. */
function longestWaiting(now: Date): RawBuilder<unknown> {
  return sql`case when state = 'new' or state = 'in_progress' and "callAgainAt" <= ${now} then 0
      when state = 'in_progress' then 1 else 2 end,
    case when state = 'done' then null else coalesce("callAgainAt", "askedAt") end, "askedAt" desc, id`
}

/** Reads requests within the reach of staff that meet a condition, in the order that is asked for. */
export async function readRequests(
  db: Db,
  admin: Admin<'orders'>,
  {
    kinds,
    where,
    sort = 'waiting',
    limit,
    offset,
    now,
  }: {
    kinds: readonly RequestKind[]
    where: RawBuilder<SqlBool>
    sort?: RequestSort | undefined
    limit: number
    offset: number
    /** Decides which calls are due again. */
    now: Date
  },
): Promise<StaffRequest[]> {
  const { rows } = await sql<Row>`select * from ${requestsOf(kinds)} where ${where}
      and ${withinReach(admin, assigneeOfAll)}
    order by ${sort === 'waiting' ? longestWaiting(now) : inOrder(sort, columnsOf, sql`id`)}
    limit ${limit} offset ${offset}`.execute(db)
  const events = await listRequestEvents(
    db,
    rows.map(({ key }) => key),
  )
  const names = await listUserNames(db, admin, [
    ...rows.flatMap(({ assigneeId }) => assigneeId ?? []),
    ...events.flatMap(({ by_user_id: by }) => by ?? []),
  ])
  return rows.map(({ assigneeId, key, search_text: _searched, ...row }) => ({
    ...row,
    events: events
      .filter((event) => event.key === key)
      .map(({ id, kind, outcome, words, by_user_id: by, happened_at: at }) => ({
        id,
        kind,
        outcome,
        words,
        by: by === null ? null : (names.get(by) ?? null),
        at,
      })),
    assignee: assigneeId === null ? null : { id: assigneeId, name: names.get(assigneeId) ?? '' },
  }))
}

export async function countRequestsWhere(
  db: Db,
  admin: Admin<'orders'>,
  kinds: readonly RequestKind[],
  where: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ total: string | number }>`select count(*) as total from ${requestsOf(kinds)}
    where ${where} and ${withinReach(admin, assigneeOfAll)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
