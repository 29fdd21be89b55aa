import { join } from 'node:path'
import { openDatabase, type Database } from '#platform/db/client.server.ts'
import { DatabaseInUse } from '#platform/db/folder-lock.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { allowEndlessStatements } from '#platform/db/pace.server.ts'
import { EnvironmentError, readEnvironment, type Environment } from '#platform/env.server.ts'
import { withFieldCipher } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { createFieldCipher } from '#platform/field-cipher/field-cipher.server.ts'
import { readDataKeys } from '#platform/field-cipher/open-data-keys.server.ts'
import { installJobs } from '#platform/jobs/jobs.server.ts'
import { createLog, type Log } from '#platform/log/log.server.ts'

const migrations = join(import.meta.dirname, '..', 'db', 'migrations')

/** The person at the terminal can do something about this: one sentence, no stack. */
export class ScriptError extends Error {}

/** Opens the configured database for a script and closes it whatever happens. */
export async function withDatabase(
  work: (database: Database, env: Environment, log: Log) => Promise<void>,
): Promise<void> {
  const env = readEnvironment(process.env)
  const log = createLog({ level: 'error' })
  const cipher = createFieldCipher(readDataKeys(env))
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log })
  try {
    await allowEndlessStatements(() => work({ ...database, db: withFieldCipher(database.db, cipher) }, env, log))
  } finally {
    await database.close()
  }
}

/** Runs a script's work; what its user can act on becomes one line and exit code 1. */
export async function explain(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ScriptError || error instanceof EnvironmentError || error instanceof DatabaseInUse))
      throw error
    say(error.message)
    process.exitCode = 1
  }
}

/** Brings a database to the newest migration, with the tables of the job queue. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database.db, migrations)
  await installJobs(database)
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
