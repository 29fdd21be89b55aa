import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Log } from '#platform/log/log.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { openServer } from './server.server.ts'

/** A handle that knows no table: each module opens it for its own tables. A transaction is accepted too. */
export type Db = Kysely<object>

/** An open database. `executeSql` is for tools that write their own SQL; without values it takes many statements. */
export type Database = {
  db: Db
  engine: 'embedded' | 'server'
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Hears notifications until the returned function is called. `afterGap` runs when the connection to a server was
   * lost and is back: what was sent in between did not arrive.
   */
  listen: (channel: string, hear: (payload: string) => void, afterGap?: () => void) => Promise<() => Promise<void>>
  /** Waits for running queries, makes everything durable and lets go of the folder or the server. */
  close: () => Promise<void>
}

/**
 * Opens the server that `databaseUrl` names, or else the embedded database in `<dataDir>/database`.
 *
 * @throws DatabaseInUse when another program has the embedded database open.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  log: Log
}): Promise<Database> {
  const { databaseUrl, dataDir, log } = options
  if (databaseUrl) return openServer({ url: databaseUrl, log })
  return openEmbedded({ folder: join(dataDir, 'database'), log })
}
