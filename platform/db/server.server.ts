import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import type { Log } from '#platform/log/log.server.ts'
import type { Database } from './client.server.ts'
import { createListener } from './listener.server.ts'
import { valueParsers } from './parsers.server.ts'

const POOL_SIZE = 10

/** Opens a pool on a PostgreSQL server and proves with one query that it answers. */
export async function openServer({ url, log }: { url: string; log: Log }): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 10_000, types: valueTypes })
  // Waiting for a lock for ever would fill the pool; the limits are set here because poolers refuse them as start options.
  pool.on('connect', (client) => {
    client
      .query("set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'; set timezone = 'UTC'")
      .catch((error: unknown) => log.error({ err: error }, 'a new database connection could not be set up'))
  })
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection failed'))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }

  const listener = createListener({ url, log })
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'server',
    executeSql: (text, values) => pool.query<Record<string, unknown>>(text, values),
    listen: listener.listen,
    async close() {
      await listener.close()
      await db.destroy()
    },
  }
}

const valueTypes: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => valueParsers[oid] ?? types.getTypeParser(oid, format),
}
