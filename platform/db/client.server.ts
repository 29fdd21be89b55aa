import { join } from 'node:path'
import type { Log } from '#platform/log/log.server.ts'
import type { Database } from './database.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { preparedDatabase } from './prepared-database.server.ts'
import { openServer } from './server.server.ts'

export type { Database, Db } from './database.server.ts'

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
  return openEmbedded({ folder: join(dataDir, 'database'), log, prepared: preparedDatabase })
}
