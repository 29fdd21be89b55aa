import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { PROVIDER_KEYS_TAG, type ProviderKeys } from '#platform/provider-keys/live-keys.server.ts'
import { keyNames, type KeyName } from '#platform/provider-keys/key-names.ts'
import { readStoredKeys, storeKey } from '#platform/provider-keys/stored-keys.server.ts'

/** Where a key comes from; its value is told to nobody. */
export type KeyState = 'given' | 'stored' | 'absent'

/** New values by name; `null` forgets one. */
export type KeyChanges = Partial<Record<KeyName, string | null>>

export type SaveKeysFailure = { code: 'key-given' | 'keys-unfit'; name: string }

export async function readKeyStates(
  db: Db,
  _admin: Admin<'settings'>,
  keys: ProviderKeys,
): Promise<Record<KeyName, KeyState>> {
  const stored = await readStoredKeys(db)
  const stateOf = (name: KeyName): KeyState =>
    keys.isGiven(name) ? 'given' : stored[name] === undefined ? 'absent' : 'stored'
  return Object.fromEntries(keyNames.map((name) => [name, stateOf(name)])) as Record<KeyName, KeyState>
}

/**
 * Keeps keys, sealed, and works with them from the next request on. The audit entry names them and nothing of their
 * values. Savers queue. Inside a transaction of somebody else, who refreshes the keys when it is done.
 *
 * Fails with `key-given` when the surroundings of the program settle one, and with `keys-unfit` when the program could
 * not work with what there would be; both name the key.
 */
export async function saveKeys(
  db: Db,
  admin: Admin<'settings'>,
  { keys, changes }: { keys: ProviderKeys; changes: KeyChanges },
  now: Date,
): Promise<Result<{ changed: KeyName[] }, SaveKeysFailure>> {
  const named = keyNames.filter((name) => changes[name] !== undefined)
  const given = named.find((name) => keys.isGiven(name))
  if (given) return fail({ code: 'key-given', name: given })
  const work = async (tx: Db): Promise<Result<{ changed: KeyName[] }, SaveKeysFailure>> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('provider-keys', 38))`.execute(tx)
    const before = await readStoredKeys(tx)
    const after = { ...before }
    for (const name of named) {
      const value = changes[name]
      if (value === null || value === undefined) delete after[name]
      else after[name] = value
    }
    const changed = named.filter((name) => before[name] !== after[name])
    if (changed.length === 0) return ok({ changed })
    const obstacle = keys.obstacleTo(after)
    if (obstacle !== undefined) return fail({ code: 'keys-unfit' as const, name: obstacle })
    for (const name of changed) await storeKey(tx, name, after[name] ?? null)
    const states = (all: typeof before) =>
      Object.fromEntries(changed.map((name) => [name, all[name] === undefined ? 'absent' : 'stored']))
    const subject = { kind: 'settings', id: 'provider-keys' } as const
    const entry = {
      actor: admin,
      action: 'settings.change',
      subject,
      before: states(before),
      after: states(after),
    } as const
    await recordAudit(tx, entry, now)
    await invalidatePages(tx, PROVIDER_KEYS_TAG)
    return ok({ changed })
  }
  const saved = await inTransaction(db, work)
  // What a caller has not committed yet cannot be read by others.
  if (!db.isTransaction && saved.ok && saved.value.changed.length > 0) await keys.refresh()
  return saved
}
