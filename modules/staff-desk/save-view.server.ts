import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import type { AreaOf, StaffList } from './domain/staff-list.ts'
import { readViewName, readViewQuery } from './domain/staff-view.ts'

export type SaveViewFailure = { code: 'view-name' } | { code: 'view-query' }

/**
 * Keeps a list's filters and sorting under a name, for oneself or for everybody who may open the list. A view of one's
 * own with that name on that list is replaced. Fails with `view-name` or `view-query` when either cannot be kept.
 */
export async function saveView<List extends StaffList>(
  db: Db,
  admin: Admin<AreaOf<List>>,
  { list, ...typed }: { list: List; name: string; query: string; isShared: boolean },
  now: Date,
): Promise<Result<{ id: string }, SaveViewFailure>> {
  const name = readViewName(typed.name)
  if (name === undefined) return fail({ code: 'view-name' })
  const query = readViewQuery(typed.query)
  if (query === undefined) return fail({ code: 'view-query' })
  const { isShared } = typed
  return inTransaction(db, async (tx) => {
    const { id } = await own(tx)
      .insertInto('staff_views')
      .values({ owner_id: admin.id, list, name, query, is_shared: isShared })
      .onConflict((known) =>
        known.columns(['owner_id', 'list', 'name']).doUpdateSet({ query, is_shared: isShared, removed_at: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const act = { action: 'list.view-saved', subject: { kind: 'staff-view', id }, after: { list, isShared } } as const
    await recordAudit(tx, { actor: admin, ...act }, now)
    return ok({ id })
  })
}
