import type { Admin } from '#modules/accounts/index.server.ts'
import { listDocumentsOf } from '#modules/documents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { DayDocument } from './domain/day-document.ts'

const MOST = 100

/** The latest hundred documents that were issued for the orders named by their public ids; two questions. */
export async function listDayDocuments(
  db: Db,
  _admin: Admin<'orders'>,
  publicIds: readonly string[],
): Promise<DayDocument[]> {
  if (publicIds.length === 0) return []
  const orders = await own(db)
    .selectFrom('orders')
    .select(['id', 'public_id', 'order_no', 'first_name', 'last_name'])
    .where('public_id', 'in', publicIds)
    .execute()
  const byId = new Map(orders.map((order) => [order.id, order]))
  const documents = await listDocumentsOf(db, { kind: 'order', refs: [...byId.keys()], limit: MOST })
  return documents.flatMap(({ id, kind, createdAt, subject }) => {
    const order = byId.get(subject.ref)
    if (!order) return []
    const contact = `${order.first_name} ${order.last_name}`
    return [{ id, kind, createdAt, order: { id: order.public_id, no: order.order_no, contact } }]
  })
}
