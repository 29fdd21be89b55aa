import { isToken } from '#kernel/ids.ts'
import type { Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Member } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findOrder, type Order } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import type { OrderState } from './domain/order.ts'

/** An order in a member's list. The journey is that of its first tour. */
export type OwnOrder = {
  publicId: string
  orderNo: string
  state: OrderState
  tourName: Localised
  image: string
  departsOn: PlainDate
  returnsOn: PlainDate
  travellers: number
  total: Money
  paid: Money
  placedAt: Date
}

const MOST_ORDERS = 100

/** The order at a customer's own address; `undefined` when the secret in the address is not the order's. */
export async function findOrderByAccess(db: Db, publicId: string, accessToken: string): Promise<Order | undefined> {
  if (!isToken(publicId) || !isToken(accessToken)) return undefined
  return findOrder(db, { publicId, accessToken })
}

/** A member's own order; other people's are not found. */
export async function findOrderOfMember(db: Db, member: Member, publicId: string): Promise<Order | undefined> {
  return isToken(publicId) ? findOrder(db, { publicId, userId: member.id }) : undefined
}

/** A member's latest hundred orders, the newest first. */
export async function listOrdersOfMember(db: Db, member: Member): Promise<OwnOrder[]> {
  const rows = await own(db)
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(['public_id', 'order_no', 'state', 'currency', 'total_minor', 'paid_minor', 'placed_at', 'snapshot'])
    .where('user_id', '=', member.id)
    .where('order_items.position', '=', 0)
    .orderBy('placed_at', 'desc')
    .orderBy('orders.id')
    .limit(MOST_ORDERS)
    .execute()
  return rows.map(({ snapshot, ...row }) => ({
    publicId: row.public_id,
    orderNo: row.order_no,
    state: row.state,
    tourName: snapshot.tourName,
    image: snapshot.image,
    departsOn: snapshot.departsOn,
    returnsOn: snapshot.returnsOn,
    travellers: snapshot.lines.reduce((count, line) => count + line.quantity, 0),
    total: money(row.total_minor, row.currency),
    paid: money(row.paid_minor, row.currency),
    placedAt: row.placed_at,
  }))
}
