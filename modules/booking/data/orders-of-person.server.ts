import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** Whose orders: those of an account, and those placed as a guest under an address that its owner has proven. */
export type PersonKeys = { userId: string; email: string | null }

/** All orders of a person, the newest first, locked until the transaction ends. */
export async function ordersOfPerson(
  tx: Db,
  { userId, email }: PersonKeys,
): Promise<{ id: string; erasedAt: Date | null }[]> {
  const rows = await own(tx)
    .selectFrom('orders')
    .select(['id', 'erased_at'])
    .where((order) =>
      order.or([
        order('user_id', '=', userId),
        ...(email === null
          ? []
          : [
              order.and([
                order('user_id', 'is', null),
                order(order.fn<string>('lower', ['email']), '=', email.toLowerCase()),
              ]),
            ]),
      ]),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ id: row.id, erasedAt: row.erased_at }))
}
