import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { AreaOf, StaffList } from './domain/staff-list.ts'
import type { StaffView } from './domain/staff-view.ts'

/** How somebody has arranged a list: the columns they leave out, and the views they may choose, their own first. */
export type ListDesk = { hiddenColumns: string[]; views: StaffView[] }

export async function findListDesk<List extends StaffList>(
  db: Db,
  admin: Admin<AreaOf<List>>,
  list: List,
): Promise<ListDesk> {
  const kept = await own(db)
    .selectFrom('staff_lists')
    .select('hidden_columns')
    .where('user_id', '=', admin.id)
    .where('list', '=', list)
    .executeTakeFirst()
  const views = await own(db)
    .selectFrom('staff_views')
    .select(['id', 'name', 'query', 'is_shared', 'owner_id'])
    .where('list', '=', list)
    .where('removed_at', 'is', null)
    .where((view) => view.or([view('owner_id', '=', admin.id), view('is_shared', '=', true)]))
    .orderBy((view) => view('owner_id', '=', admin.id), 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return {
    hiddenColumns: kept?.hidden_columns ?? [],
    views: views.map(({ is_shared, owner_id, ...view }) => ({
      ...view,
      isShared: is_shared,
      isOwn: owner_id === admin.id,
    })),
  }
}
