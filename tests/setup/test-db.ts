import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject, onTestFinished } from 'vitest'
import type { Database, Db } from '#platform/db/client.server.ts'
import { handleOf } from '#platform/db/embedded.server.ts'
import { valueParsers } from '#platform/db/parsers.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { databaseUrl } from './database-url.ts'

export type TestEngine = Database['engine']

/** The engines that tests can run on here; the server is missing where no PostgreSQL is installed. */
export const testEngines: TestEngine[] = 'url' in inject('server') ? ['embedded', 'server'] : ['embedded']

/** A fresh, migrated database for one test, on the engine that TEST_ENGINE names (the embedded one by default). */
export async function testDb(): Promise<Db> {
  return (await testDatabase()).db
}

/** As `testDb`, with everything an open database can do; closed when the test ends. */
export async function testDatabase(engine: TestEngine = chosenEngine()): Promise<Database> {
  const database = engine === 'server' ? await freshServerDatabase() : await freshEmbeddedDatabase()
  onTestFinished(() => database.close())
  return database
}

function chosenEngine(): TestEngine {
  return process.env['TEST_ENGINE'] === 'server' ? 'server' : 'embedded'
}

async function freshEmbeddedDatabase(): Promise<Database> {
  const dump = new Blob([readFileSync(inject('embeddedTemplate'))])
  return handleOf(await PGlite.create({ loadDataDir: dump, parsers: valueParsers }))
}

async function freshServerDatabase(): Promise<Database> {
  const server = inject('server')
  if (!('url' in server)) throw new Error(`no PostgreSQL server for this test: ${server.reason}`)
  const log = createLog({ level: 'silent' })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(server.url, `create database ${name} template template_kafile strategy wal_log`)
  const database = await openServer({ url: databaseUrl(server.url, name), log })
  return {
    ...database,
    async close() {
      await database.close()
      await command(server.url, `drop database ${name} with (force)`)
    },
  }
}

async function command(url: string, text: string): Promise<void> {
  const server = await openServer({ url, log: createLog({ level: 'silent' }) })
  await server.executeSql(text)
  await server.close()
}
