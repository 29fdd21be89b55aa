import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { openField, sealField } from '#platform/field-cipher/field-cipher.server.ts'
import { keyNames, type KeyName } from './key-names.ts'

const valueColumn: EncryptedColumn = { table: 'provider_keys', column: 'value_sealed', rowColumn: 'name' }

/** For the command that changes keys. */
export const sealedProviderColumns: readonly EncryptedColumn[] = [valueColumn]

export type StoredKeys = Partial<Record<KeyName, string>>

/**
 * The keys that staff gave, in clear: for the program alone, never for an answer.
 *
 * @throws SealedFieldUnreadable when the key they were sealed with is gone.
 */
export async function readStoredKeys(db: Db): Promise<StoredKeys> {
  const { rows } = await sql<{ name: string; value_sealed: string }>`
    select name, value_sealed from provider_keys order by name limit 100`.execute(db)
  return Object.fromEntries(
    rows
      .filter(({ name }) => keyNames.some((each) => each === name))
      .map(({ name, value_sealed }) => [name, openField(db, valueColumn, name, value_sealed)]),
  )
}

/** Keeps a key, or forgets it with `null`. Who writes tells the programs, see `PROVIDER_KEYS_TAG`. */
export async function storeKey(tx: Db, name: KeyName, value: string | null): Promise<void> {
  if (value === null) {
    await sql`delete from provider_keys where name = ${name}`.execute(tx)
    return
  }
  const sealed = sealField(tx, valueColumn, name, value)
  await sql`insert into provider_keys (name, value_sealed) values (${name}, ${sealed})
    on conflict (name) do update set value_sealed = excluded.value_sealed, changed_at = now()`.execute(tx)
}
