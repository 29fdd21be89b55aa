import { sql } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import {
  findAgreedOrder,
  listOrderStandings,
  searchOrderIds,
  type Order,
  type OrderStanding,
} from '#modules/booking/index.server.ts'
import { withMaskedNumbers } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import {
  listReservationEvents,
  reservations,
  toReservation,
  type ReservationEvent,
  type ReservationRow,
} from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import type { ReservationSort } from './domain/list-sorts.ts'
import type { ReservationState } from './domain/reservation.ts'
import { ownedBy, type AgentScope, type DeskScope } from './scope.server.ts'

/** A reservation in a list, with how its order stands. */
export type ListedReservation = ReservationRow & { order: OrderStanding; agencyName: string }

export type Reservation = ListedReservation & { sold: Order; events: ReservationEvent[] }

export type ReservationListRequest = {
  state?: ReservationState | undefined
  q?: string | undefined
  /** The first and the last day of departure. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  sort?: ReservationSort | undefined
  page: number
  pageSize: number
}

/** A reservation of one's own agency; those of others are not found. Numbers of papers are masked for staff who may not see them. */
export async function findReservation(db: Db, scope: AgentScope, id: string): Promise<Reservation | undefined> {
  if (!isUuid(id)) return undefined
  const row = await reservations(db).where('agent_reservations.id', '=', id).where(ownedBy(scope)).executeTakeFirst()
  if (!row) return undefined
  const [listed] = await withStandings(db, [toReservation(row)])
  const sold = await findAgreedOrder(db, { id: row.order_id })
  if (!listed || !sold) throw new Error(`no order ${row.order_id} of reservation ${id}`)
  return {
    ...listed,
    sold: scope.seesNumbers ? sold : withoutNumbers(sold),
    events: await listReservationEvents(db, id),
  }
}

function withoutNumbers(sold: Order): Order {
  return { ...sold, tours: sold.tours.map((tour) => ({ ...tour, passengers: tour.passengers.map(withMaskedNumbers) })) }
}

/** One page of the reservations of one's own agency, the newest first unless asked otherwise, and how many there are. */
export async function listReservations(
  db: Db,
  scope: AgentScope,
  request: ReservationListRequest,
): Promise<{ reservations: ListedReservation[]; total: number }> {
  const { state, q = '', from, to, sort = '-created', page, pageSize } = request
  const word = q.trim()
  const ofCustomer = word === '' ? [] : await searchOrderIds(db, word)
  const filtered = reservations(db)
    .where(ownedBy(scope))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'requested'))
    .$if(from !== undefined, (query) => query.where('departs_on', '>=', from as PlainDate))
    .$if(to !== undefined, (query) => query.where('departs_on', '<=', to as PlainDate))
    .$if(word !== '', (query) =>
      query.where(({ or, eb }) =>
        or([eb('reservation_no', '=', word.toUpperCase()), eb('order_id', 'in', [...ofCustomer, NOBODY])]),
      ),
    )
  const { total } = await filtered
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await filtered
    .orderBy(inOrder(sort, columnsOf, sql`agent_reservations.id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { reservations: await withStandings(db, rows.map(toReservation)), total: Number(total) }
}

const columnsOf: OrderColumns<'created' | 'departs' | 'state'> = {
  created: [sql`agent_reservations.created_at`],
  departs: [sql`departs_on`],
  state: [sql`state`],
}

/** The reservations that still travel, by departure, and what waits to be earned: at most five hundred. */
export async function listOpenReservations(db: Db, scope: AgentScope | DeskScope): Promise<ListedReservation[]> {
  const rows = await reservations(db)
    .where(ownedBy(scope))
    .where('state', 'in', ['requested', 'confirmed'])
    .orderBy('departs_on')
    .orderBy('agent_reservations.id')
    .limit(500)
    .execute()
  return withStandings(db, rows.map(toReservation))
}

/** An empty list of keys is no list in SQL. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

async function withStandings(db: Db, rows: ReservationRow[]): Promise<ListedReservation[]> {
  const standings = await listOrderStandings(
    db,
    rows.map(({ orderId }) => orderId),
  )
  const named = await own(db).selectFrom('agencies').select(['id', 'name']).orderBy('id').limit(500).execute()
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.flatMap((row) => {
    const order = standings.get(row.orderId)
    return order ? [{ ...row, order, agencyName: names.get(row.agencyId) ?? '' }] : []
  })
}
