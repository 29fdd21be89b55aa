import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'
import type { Log } from '#platform/log/log.server.ts'
import type { Database } from './database.server.ts'
import { createListener } from './listener.server.ts'
import { valueParsers } from './parsers.server.ts'

const POOL_SIZE = 10

/** Opens a pool on a PostgreSQL server and proves with one query that it answers. */
export async function openServer({ url, log }: { url: string; log: Log }): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    types: valueTypes,
    // The pool waits for this promise, which its type does not say.
    onConnect: (client) => setUp(client, log),
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

/** Waiting for a lock for ever would fill the pool. Poolers refuse these limits as start options, hence a query. */
async function setUp(client: ClientBase, log: Log): Promise<void> {
  // The pool hears of idle connections alone. One that is lost in a transaction fails what waits for it, and without
  // somebody who hears of it, it would end the program.
  client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  await client.query("set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'; set timezone = 'UTC'")
}

const valueTypes: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => valueParsers[oid] ?? types.getTypeParser(oid, format),
}
