import { fail, ok, type Result } from '#kernel/result.ts'
import { listStaffMembers, listUserNames, withinReach, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'

export type HandOverFailure = {
  code: 'order-not-found' | 'assignee-not-found' | 'edit-conflict'
}

/**
 * Gives the customer of an order to another member of staff, or to nobody. Whoever reaches only their own customers and hands
 * one over does not see the order any more. `seen` is who looked after it when the act was chosen. The order itself stays as
 * it is, so its version does too.
 *
 * Fails with `order-not-found` (also beyond reach), `assignee-not-found` for nobody of the staff, or `edit-conflict`.
 */
export async function handOverOrder(
  db: Db,
  admin: Admin<'orders'>,
  { id, to, seen }: { id: string; to: string | null; seen: string | null },
  now: Date,
): Promise<Result<void, HandOverFailure>> {
  return inTransaction(db, async (tx) => {
    const order = await own(tx)
      .selectFrom('orders')
      .select(['id', 'keeper_id'])
      .where('public_id', '=', id)
      .where(withinReach(admin, keeperOf))
      .forUpdate()
      .executeTakeFirst()
    if (!order) return fail({ code: 'order-not-found' })
    if (order.keeper_id !== seen) return fail({ code: 'edit-conflict' })
    if (to === seen) return ok(undefined)
    const staff = to === null ? [] : await listStaffMembers(tx, admin)
    if (to !== null && !staff.some((each) => each.id === to)) return fail({ code: 'assignee-not-found' })
    await own(tx).updateTable('orders').set({ keeper_id: to }).where('id', '=', order.id).execute()
    const names = await listUserNames(
      tx,
      admin,
      [seen, to].flatMap((each) => each ?? []),
    )
    const named = (userId: string | null) => ({
      keeper: userId === null ? null : (names.get(userId) ?? userId),
    })
    const subject = { kind: 'order', id: order.id } as const
    const told = { before: named(seen), after: named(to) }
    await recordAudit(tx, { actor: admin, action: 'order.hand-over', subject, ...told }, now)
    return ok(undefined)
  })
}
