import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database, Db } from '#platform/db/client.server.ts'
import { EnvironmentError, type Environment } from '#platform/env.server.ts'
import { withFieldCipher } from './cipher-of-handle.server.ts'
import { DataKeysError, keyCheck, newDataKey, parseDataKeys, type DataKey } from './data-keys.server.ts'
import { createFieldCipher } from './field-cipher.server.ts'

type Keys = readonly [DataKey, ...DataKey[]]

/**
 * The keys for sealed fields: those of DATA_KEYS, else those of the file `data-keys` in DATA_DIR, which is made on the
 * first start and readable by its owner alone.
 *
 * @throws EnvironmentError when they cannot be read.
 */
export function readDataKeys(env: Pick<Environment, 'dataKeys' | 'dataDir'>): Keys {
  if (env.dataKeys !== undefined) return parsed('DATA_KEYS', env.dataKeys)
  const file = join(env.dataDir, 'data-keys')
  if (!existsSync(file)) {
    mkdirSync(env.dataDir, { recursive: true })
    writeFileSync(file, `${newDataKey('first')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  }
  return parsed(file, readFileSync(file, 'utf8'))
}

/** The database with its keys on it, for programs; its migrations must have run. See `proveDataKeys` for the errors. */
export async function openSealedFields(
  database: Database,
  env: Pick<Environment, 'dataKeys' | 'dataDir'>,
): Promise<Database> {
  const keys = readDataKeys(env)
  await proveDataKeys(database.db, keys)
  return { ...database, db: withFieldCipher(database.db, createFieldCipher(keys)) }
}

/**
 * Compares the keys with those that the database was written with, and remembers new ones.
 *
 * @throws EnvironmentError when one is missing or is another one under the same name: better no start than passports
 * that nobody can read.
 */
export async function proveDataKeys(db: Db, keys: Keys): Promise<void> {
  const { rows } = await sql<{ key_id: string }>`
    select key_id from data_key_checks where retired_at is null order by key_id`.execute(db)
  const missing = rows.find(({ key_id: id }) => keys.every((each) => each.id !== id))
  if (missing)
    throw new EnvironmentError(`DATA_KEYS lacks the key "${missing.key_id}", which the database was written with.`)
  for (const key of keys) {
    const { rows: known } = await sql<{ key_check: string }>`
      insert into data_key_checks (key_id, key_check) values (${key.id}, ${keyCheck(key)})
      on conflict (key_id) do update set retired_at = null returning key_check`.execute(db)
    if (known[0]?.key_check !== keyCheck(key))
      throw new EnvironmentError(`The key "${key.id}" of DATA_KEYS is not the one the database was written with.`)
  }
}

/** Nothing is sealed any more with other keys than the first: the database no longer asks for them. */
export async function retireOtherKeys(db: Db, [first]: Keys): Promise<void> {
  await sql`update data_key_checks set retired_at = now() where key_id <> ${first.id} and retired_at is null`.execute(
    db,
  )
}

function parsed(where: string, text: string): Keys {
  try {
    return parseDataKeys(text)
  } catch (error) {
    throw error instanceof DataKeysError ? new EnvironmentError(`${where} ${error.message}.`) : error
  }
}
