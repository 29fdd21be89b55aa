import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { handleOf } from '#platform/db/embedded.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { nameOfPrepared } from '#platform/db/prepared-database.server.ts'
import { installJobs } from '#platform/jobs/jobs.server.ts'

const root = join(import.meta.dirname, '..')
const kept = join(root, 'node_modules', '.cache', 'kafile')

/**
 * A file with an embedded database that has every table and no row, kept beside the packages until the sources it is
 * made of change.
 */
export async function makePrepared(): Promise<string> {
  const file = join(kept, nameOfPrepared())
  if (existsSync(file)) return file
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  const pglite = await PGlite.create()
  const database = handleOf(pglite)
  await migrate(database.db, join(root, 'db', 'migrations'))
  await installJobs(database)
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  // Written beside and moved: another run may be looking for the file.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
  return file
}
