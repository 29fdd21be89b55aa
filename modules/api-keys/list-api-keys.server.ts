import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { keyColumns, own, toApiKeyRecord } from './data/tables.server.ts'
import type { ApiKey } from './domain/api-key.ts'
import type { KeySort } from './domain/key-sort.ts'

/** One page of all keys, the newest first unless asked otherwise, revoked ones among them, and how many there are. */
export async function listApiKeys(
  db: Db,
  _admin: Admin<'settings'>,
  { sort = '-created', page, pageSize }: { sort?: KeySort | undefined; page: number; pageSize: number },
): Promise<{ keys: ApiKey[]; total: number }> {
  const { total } = await own(db)
    .selectFrom('api_keys')
    .select((keys) => keys.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own(db)
    .selectFrom('api_keys')
    .select(keyColumns)
    .orderBy(inOrder(sort, columnsOf, sql`id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { keys: rows.map(toApiKeyRecord), total }
}

const columnsOf: OrderColumns<'name' | 'created' | 'used'> = {
  name: [sql`name collate app_tr`],
  created: [sql`created_at`],
  used: [sql`coalesce(last_used_at, '-infinity')`],
}
