import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The names of those who look after the customers of some orders, by their ids. */
export function listKeeperNames(
  db: Db,
  admin: Admin<'orders'>,
  orders: readonly { keeperId: string | null }[],
): Promise<Map<string, string>> {
  return listUserNames(
    db,
    admin,
    orders.flatMap(({ keeperId }) => keeperId ?? []),
  )
}
