import { sql } from 'kysely'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** Another order that shares its past with one: it was split from it, split off it, joined into it, or it went on there. */
export type RelatedOrder = {
  id: string
  orderNo: string
  relation: 'split-from' | 'split-off' | 'joined-into' | 'joined'
}

/** The orders within the reach of staff with which an order shares its past, the oldest first. */
export async function listRelatedOrders(db: Db, admin: Admin<'orders'>, orderId: string): Promise<RelatedOrder[]> {
  const rows = await own(db)
    .selectFrom('orders as other')
    .innerJoin('orders as it', (join) =>
      join.on((row) =>
        row.or([
          row('other.id', '=', row.ref('it.split_from')),
          row('other.split_from', '=', row.ref('it.id')),
          row('other.id', '=', row.ref('it.joined_into')),
          row('other.joined_into', '=', row.ref('it.id')),
        ]),
      ),
    )
    .select(['other.id', 'other.public_id', 'other.order_no', 'other.split_from', 'other.joined_into'])
    .select(['it.split_from as it_split_from', 'it.joined_into as it_joined_into'])
    .where('it.id', '=', orderId)
    .where(withinReach(admin, sql.ref('other.keeper_id')))
    .orderBy('other.order_no')
    .limit(50)
    .execute()
  return rows.flatMap((row) => {
    const other = { id: row.public_id, orderNo: row.order_no }
    return [
      ...(row.id === row.it_split_from ? [{ ...other, relation: 'split-from' as const }] : []),
      ...(row.split_from === orderId ? [{ ...other, relation: 'split-off' as const }] : []),
      ...(row.id === row.it_joined_into ? [{ ...other, relation: 'joined-into' as const }] : []),
      ...(row.joined_into === orderId ? [{ ...other, relation: 'joined' as const }] : []),
    ]
  })
}

/**
 * The order in which an order goes on since it was joined, through all joins since, with what tells whether it is the
 * same customer's.
 */
export async function findJoinedInto(
  db: Db,
  orderId: string,
): Promise<{ publicId: string; orderNo: string; accessToken: string; isSameCustomer: boolean } | undefined> {
  const rows = new Map<string, Awaited<ReturnType<typeof rowOf>>>()
  let row = await rowOf(db, orderId)
  const first = row
  while (row?.joined_into && !rows.has(row.id)) {
    rows.set(row.id, row)
    row = await rowOf(db, row.joined_into)
  }
  if (!first || !row || row.id === first.id) return undefined
  const isSameCustomer =
    row.phone_key === first.phone_key && row.email.toLowerCase() === first.email.toLowerCase() && row.erased_at === null
  return { publicId: row.public_id, orderNo: row.order_no, accessToken: row.access_token, isSameCustomer }
}

async function rowOf(db: Db, orderId: string) {
  return own(db)
    .selectFrom('orders')
    .select(['id', 'public_id', 'order_no', 'access_token', 'joined_into', 'phone_key', 'email', 'erased_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}
