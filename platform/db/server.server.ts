import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type ClientBase, type PoolClient, type PoolConfig } from 'pg'
import { newToken } from '#kernel/ids.ts'
import type { Log } from '#platform/log/log.server.ts'
import { audibleSockets } from './audible-socket.server.ts'
import type { Database } from './database.server.ts'
import { createListener } from './listener.server.ts'
import { paceOfWork, paces, type Pace, type PaceLimits } from './pace.server.ts'
import { valueParsers } from './parsers.server.ts'
import { preparingClient } from './preparing-client.server.ts'
import { withRowsInColumns, type RowsInColumns } from './rows-in-columns.server.ts'
import { StatementNames } from './statement-names.server.ts'
import { DatabaseAway, watchLine, type ServerLine } from './server-line.server.ts'

const KEEP_ALIVE_AFTER_MS = 5_000

/** A connection keeps statements that nobody asks for any more until it ends. */
const LIFETIME_SECONDS = 1800

/**
 * Opens pools on a PostgreSQL server, one for each pace of work, and proves with one query that it answers. Whatever
 * happens to the line, nobody waits for ever: dead connections are thrown out, and while the server is away, work is
 * refused at once.
 *
 * @throws DatabaseAway when it does not answer.
 */
export async function openServer({ url, log }: { url: string; log: Log }): Promise<Database> {
  const line = watchLine({ url, log })
  const names = new StatementNames()
  const Client = preparingClient(names)
  const pools = new Map<Pace, Pool>()

  async function connect(): Promise<PoolClient> {
    await line.proveReachable()
    const pace = paceOfWork()
    const pool = pools.get(pace) ?? openPool({ url, log, limits: paces[pace], line, Client })
    pools.set(pace, pool)
    return connectBy(pool, line)
  }

  async function executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
    const client = await connect()
    try {
      const result = await client.query<Record<string, unknown>>(text, values)
      client.release()
      return result
    } catch (error) {
      // A text may have begun a transaction of its own.
      client.release(true)
      throw error
    }
  }

  async function askInColumns(
    text: string,
    values: readonly unknown[],
    questions: readonly string[],
  ): Promise<RowsInColumns> {
    const client = await connect()
    try {
      const name = names.nameOf(text, questions)
      const { fields, rows } = await client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' })
      return { names: fields.map((field) => field.name), rows }
    } finally {
      client.release()
    }
  }

  async function close(): Promise<void> {
    line.close()
    await Promise.all([...pools.values()].map((pool) => pool.end()))
  }

  try {
    await executeSql('select 1')
  } catch (error) {
    await close()
    throw error
  }

  const name = newToken(8)
  const listener = createListener({ url, name, log })
  // Kysely would end the pools only when it was used.
  const pool = { connect, end: async () => {}, options: { connectionString: url } }
  const db = withRowsInColumns(new Kysely<object>({ dialect: new PostgresDialect({ pool }) }), askInColumns)
  return {
    db,
    engine: 'server',
    name,
    executeSql,
    listen: listener.listen,
    isWithinReach: line.answers,
    async close() {
      await listener.close()
      await db.destroy()
      await close()
    },
  }
}

type PoolParts = {
  url: string
  log: Log
  limits: PaceLimits
  line: ServerLine
  Client: NonNullable<PoolConfig['Client']>
}

function openPool({ url, log, limits, line, Client }: PoolParts): Pool {
  const pool = new Pool({
    Client,
    connectionString: url,
    max: limits.connections,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    stream: audibleSockets(limits.silenceMs, line.report),
    types: valueTypes,
    // The pool waits for this promise, which its type does not say.
    onConnect: (client) => setUp(client, limits, log),
  })
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection failed'))
  return pool
}

/** What pg-pool says when all connections are in use: the server is there, but there is too much to do. */
const ALL_IN_USE = 'timeout exceeded when trying to connect'

async function connectBy(pool: Pool, line: ServerLine): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    const isBusy = error instanceof Error && error.message === ALL_IN_USE
    if (!isBusy) line.report(error)
    throw new DatabaseAway(isBusy ? 'all database connections are in use' : 'the database is away', { cause: error })
  }
}

/**
 * Waiting for ever would fill the pool, and a server that waited for a vanished program for ever would keep its locks.
 * Poolers refuse these limits as start options, hence a query; the last three hold where there is a TCP connection.
 */
async function setUp(client: ClientBase, limits: PaceLimits, log: Log): Promise<void> {
  // The pool hears of idle connections alone. One that is lost in a transaction fails what waits for it, and without
  // somebody who hears of it, it would end the program.
  client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  await client.query(
    `set timezone = 'UTC'; set lock_timeout = ${limits.lockMs}; set statement_timeout = ${limits.statementMs};
    set idle_in_transaction_session_timeout = ${limits.transactionMs};
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`,
  )
}

const valueTypes: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => valueParsers[oid] ?? types.getTypeParser(oid, format),
}
