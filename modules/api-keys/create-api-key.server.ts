import { createHash } from 'node:crypto'
import { newToken } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasRight, holdsAllOf, rightsHeldBy } from '#modules/accounts/index.ts'
import { findUser, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { keyColumns, own, toApiKeyRecord } from './data/tables.server.ts'
import { hintOf, toApiKey, type ApiKey } from './domain/api-key.ts'
import type { ApiScope } from './domain/scopes.ts'

export type NewApiKey = {
  name: string
  scopes: readonly ApiScope[]
  /** The e-mail address of the account that the key acts for: staff or an agent. */
  email: string
  expiresAt: Date | null
}

export type CreateKeyFailure =
  | { code: 'no-such-user' }
  | { code: 'member-only' }
  | { code: 'beyond-own' }
  | { code: 'expiry-past' }

const KEY_BYTES = 32

/**
 * Makes a key for a program and answers it once: only its hash is kept. It may do what its scopes say, as long as and
 * as far as the account it acts for may.
 *
 * Fails with `no-such-user`, `member-only` when the account has nothing that a key opens, `beyond-own` when it may do
 * more than whoever makes the key, `expiry-past`.
 */
export async function createApiKey(
  db: Db,
  admin: Admin<'settings'>,
  { name, scopes, email, expiresAt }: NewApiKey,
  now: Date,
): Promise<Result<{ apiKey: ApiKey; secret: string }, CreateKeyFailure>> {
  if (expiresAt && expiresAt <= now) return fail({ code: 'expiry-past' })
  const user = await findUser(db, { email })
  if (!user?.isActive) return fail({ code: 'no-such-user' })
  if (!user.isAdmin && !user.isAgent) return fail({ code: 'member-only' })
  const isWithin = holdsAllOf(admin, rightsHeldBy(user)) && (!user.isAgent || hasRight(admin, 'agents'))
  if (!isWithin) return fail({ code: 'beyond-own' })

  const secret = toApiKey(newToken(KEY_BYTES))
  return inTransaction(db, async (tx) => {
    const row = await own(tx)
      .insertInto('api_keys')
      .values({
        name,
        hint: hintOf(secret),
        key_hash: keyHashOf(secret),
        scopes: [...new Set(scopes)],
        user_id: user.id,
        created_by: admin.id,
        created_at: now,
        expires_at: expiresAt,
      })
      .returning(keyColumns)
      .executeTakeFirstOrThrow()
    const after = { hint: row.hint, scopes: row.scopes, userId: user.id, expiresAt: expiresAt?.toISOString() ?? null }
    await recordAudit(
      tx,
      { actor: admin, action: 'api-key.create', subject: { kind: 'api-key', id: row.id }, after },
      now,
    )
    return ok({ apiKey: toApiKeyRecord(row), secret })
  })
}

/** What is kept of a key. It has 256 random bits, so a plain hash suffices. */
export function keyHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
