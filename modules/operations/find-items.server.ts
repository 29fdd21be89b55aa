import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import type { HeldItem, KitItem } from './domain/items.ts'
import type { Workspace } from './domain/workspace.ts'
import { kitItemsSetting } from './kit-items-setting.server.ts'

/** What travellers of a day were handed over, and who has their passports. */
export type ItemBoard = { kit: KitItem[]; people: Record<string, HeldItem[]> }

/** The things of a day, in two questions. */
export async function findItems(
  db: Db,
  _admin: Admin<'orders'>,
  { travellers }: Pick<Workspace, 'travellers'>,
): Promise<ItemBoard> {
  const ids = travellers.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await own(db)
          .selectFrom('operation_items')
          .select(['passenger_id as id', 'item', 'holder', 'since', 'noted_by as notedBy'])
          .where('passenger_id', 'in', ids)
          .execute()
  return {
    kit: await readSetting(db, kitItemsSetting),
    people: Object.fromEntries(
      ids.map((id) => [id, rows.filter((row) => row.id === id).map(({ id: _id, ...held }) => held)]),
    ),
  }
}
