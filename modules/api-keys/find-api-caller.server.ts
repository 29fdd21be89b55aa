import { findUser } from '#modules/accounts/index.server.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keyHashOf } from './create-api-key.server.ts'
import { keyColumns, own, toApiKeyRecord } from './data/tables.server.ts'
import { isApiKey, stateOfKey } from './domain/api-key.ts'
import type { ApiScope } from './domain/scopes.ts'

export type ApiCaller = { keyId: string; scopes: readonly ApiScope[]; user: SignedInUser }

/** The moment of use is for people: once a minute is often enough. */
const USE_NOTED_EVERY_MS = 60_000

/**
 * The account that a key acts for as it is now, blocked ones included, and what the key may do. `undefined` for keys
 * that are unknown, expired or revoked.
 */
export async function findApiCaller(db: Db, secret: string, now: Date): Promise<ApiCaller | undefined> {
  if (!isApiKey(secret)) return undefined
  const row = await own(db)
    .selectFrom('api_keys')
    .select(keyColumns)
    .where('key_hash', '=', keyHashOf(secret))
    .executeTakeFirst()
  const key = row && toApiKeyRecord(row)
  if (!key || stateOfKey(key, now) !== 'active') return undefined
  const user = await findUser(db, { id: key.userId })
  if (!user) return undefined
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= USE_NOTED_EVERY_MS)
    await own(db).updateTable('api_keys').set({ last_used_at: now }).where('id', '=', key.id).execute()
  return { keyId: key.id, scopes: key.scopes, user }
}
