import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { openEmbedded } from '#platform/db/embedded.server.ts'
import { preparedDatabase } from '#platform/db/prepared-database.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { openSealedFields } from '#platform/field-cipher/open-data-keys.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { databaseUrl } from '#tests/setup/database-url.ts'
import { runScript, temporaryFolder } from '#tests/setup/programs.ts'
import { testEngines } from '#tests/setup/test-db.ts'

const log = createLog({ level: 'silent' })
const timeout = 300_000

test(
  'db:seed makes the database, lays out the season and says the password; db:reset empties it',
  { timeout },
  async () => {
    const DATA_DIR = temporaryFolder()

    const seeded = await runScript('db-seed', [], { DATA_DIR })
    const tours = await count(DATA_DIR, 'tours')
    const reset = await runScript('db-reset', ['--yes'], { DATA_DIR })

    expect(seeded).toMatchObject({ code: 0, err: '' })
    expect(seeded.out).toContain(readFileSync(join(DATA_DIR, 'demo-password'), 'utf8').trim())
    expect(tours).toBeGreaterThanOrEqual(12)
    expect(reset).toMatchObject({ code: 0, err: '' })
    expect(await count(DATA_DIR, 'tours')).toBe(0)
  },
)

test('db:reset asks for a clear word before it destroys anything', { timeout }, async () => {
  const DATA_DIR = temporaryFolder()

  const refused = await runScript('db-reset', [], { DATA_DIR })

  expect(refused).toEqual({ code: 1, out: 'db:reset loses all data; say --yes when nobody can be asked.\n', err: '' })
})

test('a script does not touch a database that a program has open', { timeout }, async () => {
  const DATA_DIR = temporaryFolder()
  const program = await openEmbedded({ folder: join(DATA_DIR, 'database'), prepared: preparedDatabase, log })
  onTestFinished(() => program.close())

  const refused = await runScript('db-seed', [], { DATA_DIR })

  expect(refused.code).toBe(1)
  expect(refused.out).toContain('is in use by another running program')
})

test('a script names the setting that is wrong', async () => {
  const refused = await runScript('db-seed', [], { PORT: 'http' })

  expect(refused).toEqual({ code: 1, out: 'PORT must be a port number from 1 to 65535, but it is "http".\n', err: '' })
})

const owner = ['--name', 'Fatma Şahin', '--email', 'Fatma@Kafile.example', '--password', 'correct horse battery']

test('staff:create makes an owner once', { timeout }, async () => {
  const DATA_DIR = temporaryFolder()

  const first = await runScript('staff-create', owner, { DATA_DIR })
  const second = await runScript('staff-create', owner, { DATA_DIR })

  expect(first).toEqual({
    code: 0,
    out: 'Fatma Şahin can sign in at /admin/login with Fatma@Kafile.example.\n',
    err: '',
  })
  expect(second.code).toBe(1)
  expect(second.out).toContain('has an account already; it was not changed.')
  expect(await count(DATA_DIR, `users where staff_role = 'owner' and email_key = 'fatma@kafile.example'`)).toBe(1)
})

test.each([
  [['--name', 'F', '--email', 'a@b.co', '--password', 'long enough for us'], 'The name needs 2 to 100 characters.'],
  [['--name', 'Fatma', '--email', 'a@b', '--password', 'long enough for us'], 'That is no e-mail address.'],
  [['--name', 'Fatma', '--email', 'a@b.co', '--password', 'short'], 'The password needs 12 to 128 characters.'],
  [['--name', 'Fatma', '--email', 'a@b.co'], 'Say --name, --email and --password when nobody can be asked.'],
])('staff:create with %j is refused', { timeout }, async (args, sentence) => {
  const refused = await runScript('staff-create', args, { DATA_DIR: temporaryFolder() })

  expect(refused).toEqual({ code: 1, out: `${sentence}\n`, err: '' })
})

test('data:rotate-key seals everything with the new key, and the old one is needed no more', { timeout }, async () => {
  const DATA_DIR = temporaryFolder()
  const oldKey = `old:${'a'.repeat(43)}=`
  const newKey = (await runScript('data-new-key', [], {})).out.trim()
  await runScript('staff-create', owner, { DATA_DIR, DATA_KEYS: oldKey })
  const orderId = await withKeys(DATA_DIR, oldKey, async (db) => (await anOrder(db)).orderId)

  const rotated = await runScript('data-rotate-key', [], { DATA_DIR, DATA_KEYS: `${newKey},${oldKey}` })
  const again = await runScript('data-rotate-key', [], { DATA_DIR, DATA_KEYS: newKey })
  const withOld = await runScript('data-rotate-key', [], { DATA_DIR, DATA_KEYS: oldKey })

  expect(rotated).toMatchObject({ code: 0, err: '' })
  expect(rotated.out).toMatch(/ 1 {2}passengers\.tckn_sealed\n/)
  expect(rotated.out).toContain('Everything is sealed with the key')
  expect([again.code, withOld.code]).toEqual([0, 1])
  expect(withOld.out).toContain('DATA_KEYS lacks the key')
  const order = await withKeys(DATA_DIR, newKey, (db) => findOrder(db, { id: orderId }))
  expect(order?.tours[0]?.passengers[0]).toMatchObject({ tckn: '10000000146', passportNo: 'U12345678' })
})

test.skipIf(!testEngines.includes('server'))(
  'db:move-to moves a whole season to an empty server, once',
  { timeout },
  async () => {
    const DATA_DIR = temporaryFolder()
    await runScript('db-seed', [], { DATA_DIR })
    const url = await emptyServerDatabase()

    const moved = await runScript('db-move-to', [url], { DATA_DIR })
    const again = await runScript('db-move-to', [url], { DATA_DIR })

    expect(moved).toMatchObject({ code: 0, err: '' })
    expect(moved.out).toMatch(/\d+ {2}departures\n/)
    expect(moved.out).toContain('rows were copied and compared')
    expect(again).toMatchObject({ code: 1, err: '' })
    expect(again.out).toMatch(/The target database is not empty: public\.\w+ has rows\. Nothing was changed\./)
  },
)

test.each([
  [[], 'Say where to: npm run db:move-to -- postgres://user:password@host:5432/database'],
  [['mysql://host/db'], 'Say where to: npm run db:move-to -- postgres://user:password@host:5432/database'],
  [['postgres://127.0.0.1:1/none'], 'The server cannot be reached'],
])('db:move-to with %j is refused', { timeout }, async (args, sentence) => {
  const refused = await runScript('db-move-to', args, { DATA_DIR: temporaryFolder() })

  expect(refused).toMatchObject({ code: 1, err: '' })
  expect(refused.out).toContain(sentence)
})

async function withKeys<Value>(dataDir: string, dataKeys: string, act: (db: Db) => Promise<Value>): Promise<Value> {
  const database = await openEmbedded({ folder: join(dataDir, 'database'), log })
  const sealed = await openSealedFields(database, { dataKeys, dataDir })
  return act(sealed.db).finally(() => database.close())
}

async function count(dataDir: string, what: string): Promise<unknown> {
  const database = await openEmbedded({ folder: join(dataDir, 'database'), log })
  const { rows } = await database.executeSql(`select count(*) as count from ${what}`)
  await database.close()
  return rows[0]?.['count']
}

async function emptyServerDatabase(): Promise<string> {
  const server = inject('server')
  const serverUrl = 'url' in server ? server.url : ''
  const admin = await openServer({ url: serverUrl, log })
  await admin.executeSql('create database moved')
  onTestFinished(async () => {
    await admin.executeSql('drop database moved with (force)')
    await admin.close()
  })
  return databaseUrl(serverUrl, 'moved')
}
