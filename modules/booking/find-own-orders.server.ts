import { isToken } from '#kernel/ids.ts'
import type { Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Member } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { ownedBy } from './data/owned-by.server.ts'
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

/** The order at a customer's own address; `undefined` when the secret in the address is not the order's. */
export async function findOrderByAccess(db: Db, publicId: string, accessToken: string): Promise<Order | undefined> {
  if (!isToken(publicId) || !isToken(accessToken)) return undefined
  return findOrder(db, { publicId, accessToken })
}

/**
 * A member's own order, also one placed as a guest under the member's confirmed address; other people's are not found.
 */
export async function findOrderOfMember(db: Db, member: Member, publicId: string): Promise<Order | undefined> {
  return isToken(publicId) ? findOrder(db, { publicId, owner: member }) : undefined
}

/** One page of a member's orders, the newest first, and how many there are. */
export async function listOrdersOfMember(
  db: Db,
  member: Member,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ orders: OwnOrder[]; total: number }> {
  const owned = own(db).selectFrom('orders').where(ownedBy(member))
  const { total } = await owned.select((orders) => orders.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await owned
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(['public_id', 'order_no', 'state', 'currency', 'total_minor', 'paid_minor', 'placed_at', 'snapshot'])
    .where('order_items.position', '=', 0)
    .orderBy('placed_at', 'desc')
    .orderBy('orders.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const orders = rows.map(({ snapshot, ...row }) => ({
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
  return { orders, total }
}
