import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as inTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { startProgram, temporaryFolder } from '#tests/setup/programs.ts'
import { openDatabase, type Database } from './client.server.ts'
import { DurableNodeFS } from './durable-files.server.ts'
import { openEmbedded, proveDurability } from './embedded.server.ts'
import { isOutOfSpace } from './errors.server.ts'
import { DatabaseInUse } from './folder-lock.server.ts'
import { startHousekeeping } from './housekeeping.server.ts'
import { migrate } from './migrate.server.ts'

const log = createLog({ level: 'silent' })

/** Making a database takes seconds, so most tests start from a copy of this one. */
const original = mkdtempSync(join(tmpdir(), 'kafile-original-'))

beforeAll(async () => {
  await (await openEmbedded({ folder: join(original, 'database'), log })).close()
})

afterAll(() => rmSync(original, { recursive: true, force: true }))

test('keeps what was written across a graceful close', async () => {
  const folder = copyOfDatabase()
  const first = await openEmbedded({ folder, log })
  await first.executeSql(`create table if not exists notes (text text); insert into notes values ('kept')`)
  await first.close()

  const second = await reopen(folder)

  expect((await second.executeSql('select text from notes')).rows).toEqual([{ text: 'kept' }])
})

test('begins with what the build prepared, and keeps what is written to it', async () => {
  const folder = join(temporaryFolder(), 'database')
  const prepared = () => inject('embeddedTemplate')
  const first = await openEmbedded({ folder, log, prepared })
  const migrated = await migrate(first.db, 'db/migrations')
  await first.executeSql(`insert into revisions (subject, revision) values ('prepared', gen_random_uuid())`)
  await first.close()

  const second = await openEmbedded({ folder, log, prepared })
  onTestFinished(() => second.close())

  expect(migrated).toEqual([])
  expect((await second.executeSql(`select subject from revisions where subject = 'prepared'`)).rows).toHaveLength(1)
})

test('lets others have a turn between the queries of one act', async () => {
  const database = await reopen(copyOfDatabase())
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)

  await database.db.transaction().execute(async (tx) => {
    for (let nth = 0; nth < 20; nth++) await sql`select count(*) from generate_series(1, 100000)`.execute(tx)
  })

  clearInterval(others)
  expect(turns).toBeGreaterThan(5)
})

test('waits for the query in hand when it closes', async () => {
  const folder = copyOfDatabase()
  const database = await openEmbedded({ folder, log })
  const slow = database.executeSql(`select count(*) as count from generate_series(1, 300000)`)

  await database.close()

  expect((await slow).rows).toEqual([{ count: 300_000 }])
})

test('writes every commit through to the disk', async () => {
  const folder = copyOfDatabase()
  const files = new DurableNodeFS(folder)
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const pglite = await PGlite.create({
    fs: files,
    startParams: [...startParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  })
  onTestFinished(() => pglite.close())
  await pglite.exec('create table notes (text text)')
  const before = files.syncs

  await pglite.query(`insert into notes values ('one')`)
  await pglite.query(`insert into notes values ('two')`)

  expect(files.syncs - before).toBeGreaterThanOrEqual(2)
})

test('refuses an engine that does not write commits through', async () => {
  const pglite = await PGlite.create()

  const refusal = proveDurability(pglite, { syncs: 0 })

  await expect(refusal).rejects.toThrow('does not write commits through to the disk')
  expect(pglite.closed).toBe(true)
})

test('throws away a first start that was interrupted', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18\n')

  const database = await openDatabase({ dataDir, databaseUrl: undefined, log })
  onTestFinished(() => database.close())

  expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(existsSync(join(dataDir, 'database.new'))).toBe(false)
})

test('touches nothing in a folder that holds something else', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'thesis.txt'), 'years of work')

  const refused = openDatabase({ dataDir, databaseUrl: undefined, log })

  await expect(refused).rejects.toThrow('is not empty and holds no database; nothing was touched')
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['thesis.txt'])
})

test('never makes a new database over one that does not open', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n')

  const refused = openDatabase({ dataDir, databaseUrl: undefined, log })

  await expect(refused).rejects.toThrow('does not open; nothing was made in its place')
  expect(readFileSync(join(dataDir, 'database', 'PG_VERSION'), 'utf8')).toBe('18\n')
  expect(existsSync(join(dataDir, 'database', 'base'))).toBe(false)
})

test('refuses a second opener in the same process', async () => {
  const folder = copyOfDatabase()
  await reopen(folder)

  await expect(openEmbedded({ folder, log })).rejects.toThrow(DatabaseInUse)
})

test('refuses a second process with a sentence that says what to do', async () => {
  const folder = copyOfDatabase()
  await reopen(folder)

  const second = await startProgram('migrate', [dirname(folder)]).ended

  expect(second.code).toBe(1)
  expect(second.err).toContain('is in use by another running program. Stop that program first')
})

test('nothing of the engine is compiled a second time, with all the effort and memory that takes', async () => {
  const program = startProgram('write-rows', [copyOfDatabase()], ['--trace-wasm-compilation-times'])
  await expect.poll(program.out, { timeout: 30_000 }).toMatch(/^300$/m)
  program.child.kill('SIGKILL')
  const { out } = await program.ended

  expect(out).toMatch(/#\d{4,} using Liftoff/)
  // What takes the types out of the sources has fewer than a thousand functions; it is loaded before.
  expect(out.match(/#\d{4,} using TurboFan/g)).toBeNull()
})

test('can be opened again right after it was closed', async () => {
  const folder = copyOfDatabase()
  await (await openEmbedded({ folder, log })).close()

  const again = await reopen(folder)

  expect(again.engine).toBe('embedded')
})

test('takes no more writes when the disk is nearly full, and takes them again when there is room', async () => {
  const { pglite, folder } = await openBare()
  let free = 2 ** 40
  const housekeeping = await startHousekeeping(pglite, folder, log, async () => free)
  onTestFinished(() => housekeeping.stop())
  await pglite.exec('create table notes (text text)')

  free = 255 * 2 ** 20
  await housekeeping.watch(Date.now())
  const refused: unknown = await pglite.query(`insert into notes values ('too much')`).catch((error: unknown) => error)
  const readable = await pglite.query('select * from notes')
  free = 257 * 2 ** 20
  await housekeeping.watch(Date.now())
  await pglite.query(`insert into notes values ('room again')`)

  expect(isOutOfSpace(refused)).toBe(true)
  expect(readable.rows).toEqual([])
  expect((await pglite.query('select * from notes')).rows).toEqual([{ text: 'room again' }])
})

test('checkpoints every five minutes', async () => {
  const { pglite, folder } = await openBare()
  const housekeeping = await startHousekeeping(pglite, folder, log)
  onTestFinished(() => housekeeping.stop())
  const before = await checkpointOf(pglite)
  await pglite.exec('create table notes (text text)')

  await housekeeping.watch(Date.now() + 4 * 60_000)
  const early = await checkpointOf(pglite)
  await housekeeping.watch(Date.now() + 5 * 60_000)

  expect(early).toBe(before)
  expect(await checkpointOf(pglite)).not.toBe(before)
})

test('checkpoints early when the log of changes has grown large', async () => {
  const { pglite, folder } = await openBare()
  const housekeeping = await startHousekeeping(pglite, folder, log)
  onTestFinished(() => housekeeping.stop())
  const before = await checkpointOf(pglite)
  await pglite.exec(`create table notes as select repeat(md5(number::text), 20) from generate_series(1, 120000) number`)

  await housekeeping.watch(Date.now() + 31_000)

  expect(await checkpointOf(pglite)).not.toBe(before)
})

test('cleans up dead rows two minutes after the start, and every hour from then on', async () => {
  const { pglite, folder } = await openBare()
  const started = Date.now()
  const housekeeping = await startHousekeeping(pglite, folder, log)
  onTestFinished(() => housekeeping.stop())
  await pglite.exec('create table notes (number int)')
  const keepsDeadRowsAt = async (minute: number) => {
    await pglite.exec('insert into notes select generate_series(1, 1000); delete from notes')
    await housekeeping.watch(started + minute * 60_000)
    const { rows } = await pglite.query<{ bytes: number }>(`select pg_relation_size('notes')::int as bytes`)
    return rows[0]?.bytes !== 0
  }

  const kept = [
    await keepsDeadRowsAt(1),
    await keepsDeadRowsAt(3),
    await keepsDeadRowsAt(62),
    await keepsDeadRowsAt(64),
  ]

  expect(kept).toEqual([true, false, true, false])
})

function copyOfDatabase(): string {
  const folder = join(temporaryFolder(), 'database')
  cpSync(join(original, 'database'), folder, { recursive: true })
  return folder
}

async function reopen(folder: string): Promise<Database> {
  const database = await openEmbedded({ folder, log })
  onTestFinished(() => database.close())
  return database
}

async function openBare(): Promise<{ pglite: PGlite; folder: string }> {
  const folder = copyOfDatabase()
  const pglite = await PGlite.create({ fs: new DurableNodeFS(folder) })
  onTestFinished(() => pglite.close())
  return { pglite, folder }
}

async function checkpointOf(pglite: PGlite): Promise<unknown> {
  const { rows } = await pglite.query<{ lsn: string }>(
    'select checkpoint_lsn::text as lsn from pg_control_checkpoint()',
  )
  return rows[0]?.lsn
}

test('cleans up one table after the other, and answers between them', async () => {
  const { pglite, folder } = await openBare()
  const housekeeping = await startHousekeeping(pglite, folder, log)
  onTestFinished(() => housekeeping.stop())
  await pglite.exec('create table earlier (number int); create table later (number int)')
  const order: string[] = []
  const execute = pglite.exec.bind(pglite)
  vi.spyOn(pglite, 'exec').mockImplementation(async (text: string) => {
    const results = await execute(text)
    const [, name] = /^vacuum analyze (earlier|later)$/.exec(text) ?? []
    if (name) order.push(name)
    return results
  })

  const cleaning = { isOver: false }
  const cleaned = housekeeping.watch(Date.now() + 3 * 60_000).finally(() => (cleaning.isOver = true))
  while (!cleaning.isOver) {
    await pglite.query('select 1')
    await inTurn()
    if (order.at(-1) !== 'answered') order.push('answered')
  }
  await cleaned

  expect(order.join(' ')).toContain('earlier answered later')
})
