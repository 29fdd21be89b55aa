import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { addDays, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { foldedHasAllWords, indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { NOBODY } from '../domain/nobody.ts'
import type { OrderGroup, OrderState } from '../domain/order.ts'
import type { OrderSearch } from '../domain/order-search.ts'
import { isOverdue } from './overdue.server.ts'
import type { BookingTables } from './tables.server.ts'

export type OrderFilter = {
  search?: OrderSearch | undefined
  /** Beside `search`: orders in which somebody travels on the number that was typed. */
  numbered?: readonly string[]
  state?: OrderState | OrderGroup | undefined
  /** Public id of a departure that the order contains. */
  tourId?: string | undefined
  /** The id of the member of staff who looks after the customer, or `NOBODY`. */
  keeper?: string | undefined
  /** First and last day on which orders were placed, in Istanbul. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
}

/** The conditions of a filter, as a `where` of a query on orders. */
export function ordersThat(filter: OrderFilter) {
  return (orders: ExpressionBuilder<BookingTables, 'orders'>): Expression<SqlBool> => {
    const { search, numbered = [], state, tourId, keeper, from, to } = filter
    return orders.and([
      ...(state ? [isIn(state)] : []),
      ...(from ? [orders('orders.placed_at', '>=', startInIstanbul(from))] : []),
      ...(to ? [orders('orders.placed_at', '<', startInIstanbul(addDays(to, 1)))] : []),
      ...(tourId ? [containsTour(tourId)] : []),
      ...(keeper === NOBODY ? [orders('orders.keeper_id', 'is', null)] : []),
      ...(keeper && keeper !== NOBODY ? [orders('orders.keeper_id', '=', keeper)] : []),
      ...(search ? [isFound(search, numbered)] : []),
    ])
  }
}

/** The conditions of a state or a group of states, wherever orders are counted or listed. */
export function isIn(state: OrderState | OrderGroup) {
  switch (state) {
    case 'standing':
      return sql<SqlBool>`orders.state in ('awaiting_payment', 'partially_paid', 'paid')`
    case 'owing':
      return sql<SqlBool>`orders.state in ('awaiting_payment', 'partially_paid')`
    case 'late':
      return sql<SqlBool>`orders.state in ('awaiting_payment', 'partially_paid') and ${isOverdue}`
    default:
      return sql<SqlBool>`orders.state = ${state}`
  }
}

function containsTour(tourId: string) {
  return sql<SqlBool>`exists (select from order_items where order_items.order_id = orders.id and order_items.snapshot ->> 'tourId' = ${tourId})`
}

/** What is searched for, each way from its index. */
export function isFound(search: OrderSearch, numbered: readonly string[]): Expression<SqlBool> {
  const ways = [
    indexedHasAllWords('orders.search_text', search.words, letters),
    ...(search.phone ? [phoneHas(search.phone)] : []),
    ...(numbered.length > 0 ? [sql<SqlBool>`orders.id = any (${numbered}::uuid[])`] : []),
  ]
  const [way, ...others] = ways
  if (way && others.length === 0) return way
  // Each from its index: joined by an `or`, the letters of every order that is found would be taken apart again.
  const found = ways.map((each) => sql`select orders.id from orders where ${each}`)
  return sql<SqlBool>`orders.id in (${sql.join(found, sql` union all `)})`
}

/** The same of an order that is read already. */
export function isMet(search: OrderSearch, numbered: readonly string[]): Expression<SqlBool> {
  const ways = [
    foldedHasAllWords('orders.search_text', search.words),
    ...(search.phone ? [foldedHasAllWords('orders.phone_key', [search.phone])] : []),
    ...(numbered.length > 0 ? [sql<SqlBool>`orders.id = any (${numbered}::uuid[])`] : []),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

function phoneHas(digits: string) {
  return indexedHasAllWords('orders.phone_key', [digits], letters)
}

/** What the index of letters was made of. */
const letters = sql<string>`orders.search_text || ' ' || orders.phone_key`
