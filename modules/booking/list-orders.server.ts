import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneCountrySetting } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { ordersOfNumber } from './data/orders-of-number.server.ts'
import { ordersThat, type OrderFilter } from './data/order-conditions.server.ts'
import { sumsOfOrders } from './data/order-sums.server.ts'
import { isOverdue } from './data/overdue.server.ts'
import { own, type BookingTables } from './data/tables.server.ts'
import type { OrderSort } from './domain/order-sort.ts'
import type { OrderState } from './domain/order.ts'
import { remainingOf } from './domain/remaining.ts'
import { readOrderSearch } from './domain/order-search.ts'

export type OrderListRequest = Omit<OrderFilter, 'search' | 'numbered'> & {
  /** Typed by staff: words of a name, an e-mail address, an order number, or a telephone, identity or passport number. */
  q?: string | undefined
  /** The newest first unless asked otherwise. */
  sort?: OrderSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

export type OrderSummary = {
  /** The public id, as addresses name the order. */
  id: string
  orderNo: string
  placedAt: Date
  state: OrderState
  customer: { name: string; email: string; phone: string }
  travellers: number
  journeys: { tourId: string; name: Localised; departsOn: PlainDate; returnsOn: PlainDate }[]
  total: Money
  paid: Money
  /** What is still to be paid; travellers who left are not paid for. */
  remaining: Money
  /** The member of staff who looks after the customer. */
  keeperId: string | null
  /** Some of it should have been paid before today. */
  isOverdue: boolean
}

/** One page of the orders that staff look for and how many there are in all; by numbers of papers only those who see them. */
export async function listOrders(
  db: Db,
  admin: Admin<'orders'>,
  request: OrderListRequest,
): Promise<{ orders: OrderSummary[]; total: number }> {
  const { page, pageSize, q, sort = '-placed', ...filter } = request
  const search =
    q === undefined || q === ''
      ? { search: undefined }
      : {
          search: readOrderSearch(q, await readSetting(db, phoneCountrySetting)),
          numbered: hasRight(admin, 'papers') ? await ordersOfNumber(db, q) : [],
        }
  const matching = (orders: ExpressionBuilder<BookingTables, 'orders'>) =>
    orders.and([ordersThat({ ...filter, ...search })(orders), withinReach(admin, keeperOf)])
  const countAll = () => countOrders(db, matching(expressionBuilder<BookingTables, 'orders'>()), request)
  const counted = search.search ? undefined : await countAll()
  const column = columnOf[sort.replace('-', '') as keyof typeof columnOf]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  // Of the pages before, no more is read than an index has. What is searched for is found once, and counted with it.
  const listed = own(db)
    .selectFrom('orders')
    .select([
      'orders.id',
      sql<number | null>`${search.search ? sql`count(*) over ()::int` : sql`null::int`}`.as('total'),
    ])
    .where(matching)
    .orderBy(column, direction)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows = await own(db)
    .selectFrom(listed.as('listed'))
    .innerJoin('orders', 'orders.id', 'listed.id')
    .select([
      'listed.total',
      'orders.id',
      'orders.public_id',
      'orders.order_no',
      'orders.placed_at',
      'orders.state',
      'orders.first_name',
      'orders.last_name',
      'orders.email',
      'orders.phone',
      'orders.currency',
      'orders.total_minor',
      'orders.reduction_minor',
      'orders.paid_minor',
      'orders.keeper_id',
      isOverdue.as('is_overdue'),
    ])
    .orderBy(column, direction)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute()
  const items = await itemsOf(
    db,
    rows.map((row) => row.id),
  )

  return {
    total: counted ?? rows[0]?.total ?? (await countAll()),
    orders: rows.map((row) => {
      const ofOrder = items.filter((item) => item.order_id === row.id)
      return {
        id: row.public_id,
        orderNo: row.order_no,
        placedAt: row.placed_at,
        state: row.state,
        customer: { name: `${row.first_name} ${row.last_name}`, email: row.email, phone: row.phone },
        travellers: ofOrder.reduce((count, item) => count + (item.travellers ?? 0), 0),
        journeys: ofOrder.map(({ snapshot }) => ({
          tourId: snapshot.tourId,
          name: snapshot.tourName,
          departsOn: snapshot.departsOn,
          returnsOn: snapshot.returnsOn,
        })),
        total: money(row.total_minor, row.currency),
        paid: money(row.paid_minor, row.currency),
        remaining: remainingOf({
          total: money(row.total_minor, row.currency),
          reduction: money(row.reduction_minor, row.currency),
          paid: money(row.paid_minor, row.currency),
        }),
        keeperId: row.keeper_id,
        isOverdue: row.is_overdue,
      }
    }),
  }
}

/** How many there are; sums that are kept tell it of whole months, states and keepers. */
async function countOrders(
  db: Db,
  matching: Expression<SqlBool>,
  { state, tourId, from, to, q }: Omit<OrderListRequest, 'page' | 'pageSize'>,
): Promise<number> {
  const isSummed = state !== 'late' && [q, tourId, from, to].every((each) => each === undefined || each === '')
  const { rows } = await sql<{ total: number }>`
    select ${isSummed ? sql`coalesce(sum(orders.orders), 0)` : sql`count(*)`}::int as total
    from ${isSummed ? sumsOfOrders : sql`orders`} where ${matching}`.execute(db)
  return rows[0]?.total ?? 0
}

const columnOf = {
  placed: sql`orders.placed_at`,
  customer: sql`orders.last_name || ' ' || orders.first_name`,
  state: sql`orders.state`,
  total: sql`orders.total_minor`,
  remaining: sql`orders.total_minor - orders.reduction_minor - orders.paid_minor`,
} as const

async function itemsOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return []
  return own(db)
    .selectFrom('order_items')
    .select((items) => [
      'order_items.order_id',
      'order_items.snapshot',
      items
        .selectFrom('passengers')
        .select((passengers) => passengers.fn.countAll<number>().as('travellers'))
        .whereRef('passengers.order_item_id', '=', 'order_items.id')
        .where('passengers.cancelled_at', 'is', null)
        .as('travellers'),
    ])
    .where('order_items.order_id', 'in', orderIds)
    .orderBy('order_items.order_id')
    .orderBy('order_items.position')
    .execute()
}
