import { openServer } from '#platform/db/server.server.ts'
import { createLog } from '#platform/log/log.server.ts'

/** Statements on a database of a server, each by itself, on a connection that is closed again. */
export async function executeOn(url: string, ...texts: string[]): Promise<void> {
  const server = await openServer({ url, log: createLog({ level: 'silent' }) })
  for (const text of texts) await server.executeSql(text)
  await server.close()
}
