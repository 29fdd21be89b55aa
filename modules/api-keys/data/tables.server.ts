import type { Generated, Kysely, Selectable } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { ApiKey } from '../domain/api-key.ts'
import { apiScopes } from '../domain/scopes.ts'

export type ApiKeyTables = {
  api_keys: {
    id: Generated<string>
    name: string
    hint: string
    key_hash: string
    scopes: string[]
    user_id: string
    created_by: string | null
    created_at: Generated<Date>
    expires_at: Date | null
    last_used_at: Date | null
    revoked_at: Date | null
  }
}

export function own(db: Db): Kysely<ApiKeyTables> {
  return db.withTables<ApiKeyTables>()
}

export const keyColumns = [
  'id',
  'name',
  'hint',
  'scopes',
  'user_id',
  'created_by',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const

/** A scope that the product no longer knows opens nothing. */
export function toApiKeyRecord(row: Pick<Selectable<ApiKeyTables['api_keys']>, (typeof keyColumns)[number]>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
    userId: row.user_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }
}
