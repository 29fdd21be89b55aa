import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Log } from '#platform/log/log.server.ts'
import { breathing } from './breathing.server.ts'
import type { Database } from './database.server.ts'
import { DurableNodeFS, syncPath, syncTree } from './durable-files.server.ts'
import { lockFolder } from './folder-lock.server.ts'
import { startHousekeeping } from './housekeeping.server.ts'
import { valueParsers } from './parsers.server.ts'
import { PreparingEngine } from './preparing-engine.server.ts'
import { filesOf } from './prepared-files.server.ts'
import { keepToQuickCompiler } from './quick-compiler.server.ts'
import { withRowsInColumns } from './rows-in-columns.server.ts'

type Place = { folder: string; log: Log; prepared?: (() => string | undefined) | undefined }

/**
 * Opens the embedded database in `folder`, making it on the first start, of the file that `prepared` names. One
 * process at a time; every acknowledged commit survives `kill -9` and a power cut.
 *
 * @throws DatabaseInUse when another process has it open.
 * @throws Error when the folder holds something else, or when commits do not reach the disk.
 */
export async function openEmbedded({ folder: path, log, prepared }: Place): Promise<Database> {
  const folder = resolve(path)
  mkdirSync(dirname(folder), { recursive: true })
  keepToQuickCompiler()
  const unlock = lockFolder(folder)
  try {
    await createUnlessPresent({ folder, log, prepared })
    const files = new DurableNodeFS(folder)
    const pglite = await PGlite.create({ fs: files, startParams, parsers: valueParsers }).catch((cause: unknown) => {
      throw new Error(`The embedded database in ${folder} does not open; nothing was made in its place.`, { cause })
    })
    await proveDurability(pglite, files)
    const housekeeping = await startHousekeeping(pglite, folder, log)
    log.warn(
      'The embedded database is open: right for development, evaluation and one small site. Each query stops the program for about a millisecond and the engine takes some 200 MB of memory; everything larger belongs on a PostgreSQL server (DATABASE_URL).',
    )
    return handleOf(pglite, async () => {
      await housekeeping.stop()
      await pglite.exec('checkpoint')
      await pglite.close()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

/** The fsync operation hangs on internals of one exact PGlite version: a version that lost it must not run. */
export async function proveDurability(pglite: PGlite, files: { syncs: number }): Promise<void> {
  await pglite.exec(
    'create schema if not exists embedded; create table if not exists embedded.boots (booted_at timestamptz)',
  )
  await pglite.exec('delete from embedded.boots')
  const before = files.syncs
  await pglite.query('insert into embedded.boots values (now())')
  if (files.syncs > before) return
  await pglite.close()
  throw new Error('The embedded database does not write commits through to the disk; the program refuses to start.')
}

/** The common face of an embedded engine, whatever its files are: tests keep theirs in memory. */
export function handleOf(pglite: PGlite, close: () => Promise<void> = () => pglite.close()): Database {
  const engine = new PreparingEngine(pglite)
  const db = new Kysely<object>({ dialect: new PGliteDialect({ pglite: engine }), plugins: [breathing()] })
  return {
    db: withRowsInColumns(db, (...question) => engine.queryInColumns(...question)),
    engine: 'embedded',
    name: 'embedded',
    async executeSql(text, values = []) {
      if (values.length > 0) return pglite.query<Record<string, unknown>>(text, values)
      // A text with a `begin` of its own that fails would leave the only connection in a broken transaction.
      const isTransaction = /^\s*begin\b/i.test(text)
      const results = await (isTransaction ? pglite.transaction((tx) => tx.exec(text)) : pglite.exec(text))
      return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) }
    },
    async listen(channel, hear) {
      const stop = await pglite.listen(`"${channel}"`, hear)
      return () => stop()
    },
    isWithinReach: async () => true,
    close,
  }
}

/** PGlite's own parameters without `-F`, which turns fsync off. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'fsync=on',
    'synchronous_commit=on',
    'wal_sync_method=fsync',
    'min_wal_size=32MB',
    'max_wal_size=64MB',
    // The engine fills its buffers with zeros at every start; what a small site reads all day has room in these.
    'shared_buffers=32MB',
  ].flatMap((setting) => ['-c', setting]),
]

/** The first start is built beside the place and moved there when it is durable: half a database is never opened. */
async function createUnlessPresent({ folder, log, prepared }: Place): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  if (existsSync(join(folder, 'PG_VERSION'))) return
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty and holds no database; nothing was touched.`)
  }
  log.info({ folder }, 'creating the embedded database')
  const file = prepared?.()
  if (file) layOut(draft, file)
  else await initialise(draft)
  syncTree(draft)
  renameSync(draft, folder)
  syncPath(dirname(folder))
}

function layOut(folder: string, file: string): void {
  mkdirSync(folder, { mode: 0o700 })
  for (const { path, content } of filesOf(readFileSync(file))) {
    if (content) writeFileSync(join(folder, path), content, { mode: 0o600 })
    else mkdirSync(join(folder, path), { mode: 0o700, recursive: true })
  }
}

async function initialise(folder: string): Promise<void> {
  const pglite = await PGlite.create({ fs: new DurableNodeFS(folder), startParams })
  await pglite.exec('checkpoint')
  await pglite.close()
}
