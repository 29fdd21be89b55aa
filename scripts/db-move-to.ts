/**
 * `npm run db:move-to -- postgres://…`: copies the embedded database to a PostgreSQL server and compares every row.
 * The program must be stopped; the embedded database stays as it is.
 */
import { openDatabase } from '#platform/db/client.server.ts'
import { moveData, refuseUnlessEmpty, TargetNotEmpty } from '#platform/db/move.server.ts'
import { allowEndlessStatements } from '#platform/db/pace.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { explain, prepare, say, ScriptError } from './with-database.ts'

const log = createLog({ level: 'error' })

await explain(async () => {
  const url = process.argv[2]
  if (!url || !/^postgres(ql)?:\/\//.test(url)) {
    throw new ScriptError('Say where to: npm run db:move-to -- postgres://user:password@host:5432/database')
  }
  const { dataDir } = readEnvironment({ ...process.env, DATABASE_URL: undefined })
  const target = await openServer({ url, log }).catch((error: unknown) => {
    throw new ScriptError(`The server cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
  })
  try {
    await allowEndlessStatements(() => move(dataDir, target))
  } catch (error) {
    throw error instanceof TargetNotEmpty ? new ScriptError(error.message) : error
  } finally {
    await target.close()
  }
})

async function move(dataDir: string, target: Awaited<ReturnType<typeof openServer>>): Promise<void> {
  await refuseUnlessEmpty(target.db)
  const source = await openDatabase({ databaseUrl: undefined, dataDir, log })
  try {
    await prepare(source)
    await prepare(target)
    const moved = await moveData(source, target, log)
    for (const { table, rows } of moved) say(`${String(rows).padStart(8)}  ${table}`)
    const total = moved.reduce((sum, { rows }) => sum + rows, 0)
    say(`${total} rows were copied and compared. Start the program with DATABASE_URL set to that server.`)
  } finally {
    await source.close()
  }
}
