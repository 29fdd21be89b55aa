import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './database.server.ts'

/**
 * Brings the database to the newest numbered `.sql` file of the folder, each file in a transaction with the others.
 * Several processes may do it at once: they queue. Returns the names of the files that were run.
 *
 * @throws the database's error when a file fails; then none of the new files has happened.
 */
export async function migrate(db: Db, folder: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process to migrate is no reason to give up.
    await sql`set lock_timeout = 0`.execute(connection)
    try {
      const { error, results = [] } = await new Migrator({
        db: connection,
        provider: { getMigrations: () => readMigrations(folder) },
      }).migrateToLatest()
      if (error) throw error
      return results.map((result) => result.migrationName)
    } finally {
      await sql`set lock_timeout = '10s'`.execute(connection)
    }
  })
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
  const entries = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8')
    return [name.slice(0, -'.sql'.length), { up: (db: Db) => runFile(db, name, text) }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The embedded engine takes one statement a call, so a file travels as one `do` block. */
async function runFile(db: Db, name: string, text: string): Promise<void> {
  if (text.includes('$file$') || text.includes('$run$')) throw new Error(`${name} uses a reserved dollar tag`)
  await sql.raw(`do $run$ begin execute $file$ ${text} $file$; end $run$`).execute(db)
}
