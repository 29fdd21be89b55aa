import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keyColumns, own, toApiKeyRecord } from './data/tables.server.ts'
import type { ApiKey } from './domain/api-key.ts'

/** One page of all keys, the newest first, revoked ones among them, and how many there are. */
export async function listApiKeys(
  db: Db,
  _admin: Admin<'settings'>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ keys: ApiKey[]; total: number }> {
  const { total } = await own(db)
    .selectFrom('api_keys')
    .select((keys) => keys.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own(db)
    .selectFrom('api_keys')
    .select(keyColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { keys: rows.map(toApiKeyRecord), total }
}
