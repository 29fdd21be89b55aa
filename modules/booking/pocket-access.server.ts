import { createHash, timingSafeEqual } from 'node:crypto'
import { isToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findOrder, type Order } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'

/** What opens the pocket page of an order and nothing else of it: it follows from the order's own secret, not the other way. */
export function pocketTokenOf(accessToken: string): string {
  return createHash('sha256').update(`pocket:${accessToken}`).digest('base64url').slice(0, 22)
}

/** The order whose pocket page a token opens; `undefined` when it is not the order's. */
export async function findOrderByPocket(db: Db, publicId: string, token: string): Promise<Order | undefined> {
  if (!isToken(publicId) || !isToken(token)) return undefined
  const row = await own(db)
    .selectFrom('orders')
    .select('access_token')
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  if (!row) return undefined
  const [expected, given] = [Buffer.from(pocketTokenOf(row.access_token)), Buffer.from(token)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  return findOrder(db, { publicId, accessToken: row.access_token })
}
