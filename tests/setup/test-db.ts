import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import type { KyselyPlugin } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import type { Database, Db } from '#platform/db/client.server.ts'
import { handleOf } from '#platform/db/embedded.server.ts'
import { valueParsers } from '#platform/db/parsers.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { withFieldCipher } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { makeReusable, type Reusable } from './clean-database.ts'
import { databaseUrl } from './database-url.ts'
import { executeOn } from './execute-on.ts'
import { hearShiftedClock } from './one-day.ts'
import { PreparedMemory } from './prepared-memory.ts'
import { testCipher } from './test-keys.ts'

export type TestEngine = Database['engine']

const log = createLog({ level: 'silent' })

/** The engine fills its buffers with zeros at every start; what the tests write has room in an eighth of them. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** The engines that tests can run on here; the server is missing where no PostgreSQL is installed. */
export const testEngines: TestEngine[] = 'url' in inject('server') ? ['embedded', 'server'] : ['embedded']

/** A migrated database without any row, for one test, on the engine that TEST_ENGINE names, else the project's. */
export async function testDb(): Promise<Db> {
  return (await testDatabase()).db
}

/** As `testDb`, with everything an open database can do. It works until the test ends. */
export async function testDatabase(engine: TestEngine = chosenEngine()): Promise<Database> {
  const reusable = free[engine].pop() ?? (await create(engine))
  const { database } = reusable
  const stops: (() => Promise<void>)[] = []
  let isOver = false
  const refuseAfterwards = () => {
    if (isOver) throw new Error('this test has ended; whatever it started must end with it')
  }
  onTestFinished(async () => {
    await Promise.all(stops.map((stop) => stop()))
    isOver = true
    if (await reusable.clean()) free[engine].push(reusable)
  })
  return {
    ...database,
    db: withFieldCipher(database.db.withPlugin(beforeEachQuery(refuseAfterwards)), testCipher),
    async executeSql(text, values) {
      refuseAfterwards()
      return database.executeSql(text, values)
    },
    async listen(...args) {
      const stop = await database.listen(...args)
      stops.push(stop)
      return stop
    },
    close: async () => {},
  }
}

/** Making a database takes a third of a second, cleaning one a few milliseconds: all tests of a process take turns. */
const free: Record<TestEngine, Reusable[]> = { embedded: [], server: [] }

function chosenEngine(): TestEngine {
  const named = process.env['TEST_ENGINE']
  if (named === 'server' || named === 'embedded') return named
  const preferred = inject('engine') ?? 'embedded'
  return testEngines.includes(preferred) ? preferred : 'embedded'
}

async function create(engine: TestEngine): Promise<Reusable> {
  return makeReusable(engine === 'server' ? await freshServerDatabase() : await freshEmbeddedDatabase())
}

async function freshEmbeddedDatabase(): Promise<Database> {
  const fs = new PreparedMemory(inject('embeddedTemplate'))
  return handleOf(await PGlite.create({ fs, startParams, parsers: valueParsers }))
}

async function freshServerDatabase(): Promise<Database> {
  const server = inject('server')
  if (!('url' in server)) throw new Error(`no PostgreSQL server for this test: ${server.reason}`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const making = `create database ${name} template template_kafile strategy wal_log`
  await executeOn(server.url, making, hearShiftedClock(name))
  return openServer({ url: databaseUrl(server.url, name), log })
}

function beforeEachQuery(check: () => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      check()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
