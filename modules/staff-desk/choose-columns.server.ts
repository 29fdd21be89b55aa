import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'
import type { AreaOf, StaffList } from './domain/staff-list.ts'

/** Keeps which columns of a list somebody leaves out; it changes the list of nobody else. */
export async function chooseColumns<List extends StaffList>(
  db: Db,
  admin: Admin<AreaOf<List>>,
  { list, hidden }: { list: List; hidden: readonly string[] },
): Promise<void> {
  const row = { user_id: admin.id, list, hidden_columns: toJson(hidden) }
  await own(db)
    .insertInto('staff_lists')
    .values(row)
    .onConflict((kept) => kept.columns(['user_id', 'list']).doUpdateSet({ hidden_columns: row.hidden_columns }))
    .execute()
}
