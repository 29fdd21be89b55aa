import type { RouterContextProvider } from 'react-router'
import { adminIf } from '#app/http/middleware/staff.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listOrderNames, type OrderNames } from '#modules/booking/index.server.ts'
import { listReviewRequests } from '#modules/opinions/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ShownRequests } from './asked-customers.tsx'

const MOST_SHOWN = 30

/** Whom we asked for a review; which orders they are only for those who may see orders. */
export async function readRequests(
  context: Readonly<RouterContextProvider>,
  db: Db,
  admin: Admin<'content'>,
): Promise<ShownRequests> {
  const { latest, ...counts } = await listReviewRequests(db, admin, MOST_SHOWN)
  const orders = await namesOf(
    context,
    db,
    latest.map(({ orderId }) => orderId),
  )
  return { ...counts, latest: latest.map(({ orderId, ...asked }) => ({ ...asked, order: orders.get(orderId) })) }
}

/** The names of orders by their keys, for those who may see orders; none for others. */
export async function namesOf(
  context: Readonly<RouterContextProvider>,
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, OrderNames>> {
  const admin = adminIf(context, 'orders')
  return admin ? listOrderNames(db, admin, orderIds) : new Map()
}
