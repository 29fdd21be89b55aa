import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/db/client.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { databaseUrl } from '#tests/setup/database-url.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { invalidatePages, PAGE_CACHE_CHANNEL, tagsOf } from './invalidate-pages.server.ts'

async function hearAll(database: Database): Promise<string[]> {
  const heard: string[] = []
  const stop = await database.listen(PAGE_CACHE_CHANNEL, (tag) => heard.push(tag))
  onTestFinished(stop)
  return heard
}

test.for(testEngines)('tells all tags together after the commit (%s)', async (engine) => {
  const database = await testDatabase(engine)
  const heard = await hearAll(database)

  await database.db.transaction().execute(async (tx) => {
    await invalidatePages(tx, 'catalogue', 'content')
    expect(heard).toEqual([])
  })

  await expect.poll(() => heard).toEqual(['catalogue content'])
})

test.for(testEngines)('tells more than fits into one notification in several (%s)', async (engine) => {
  const database = await testDatabase(engine)
  const heard = await hearAll(database)
  const tags = Array.from({ length: 1000 }, (_, index) => `catalogue/tour/ÇOKUZUN${index}`)

  await database.db.transaction().execute((tx) => invalidatePages(tx, ...tags, ...tags))

  await expect.poll(() => heard.flatMap(tagsOf)).toEqual(tags)
  expect(heard.length).toBe(4)
})

test.for(testEngines)('tells nothing of what was rolled back (%s)', async (engine) => {
  const database = await testDatabase(engine)
  const heard = await hearAll(database)

  const undone = database.db.transaction().execute(async (tx) => {
    await invalidatePages(tx, 'catalogue')
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await invalidatePages(database.db, 'content')

  await expect.poll(() => heard).toEqual(['content'])
})

test.runIf(testEngines.includes('server'))('tells every process', async () => {
  const first = await testDatabase('server')
  const second = await anotherProcess(first)
  const heard = [await hearAll(first), await hearAll(second)]

  await invalidatePages(first.db, 'catalogue')

  await expect.poll(() => heard).toEqual([['catalogue'], ['catalogue']])
})

async function anotherProcess(first: Database): Promise<Database> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db)
  const server = inject('server')
  const url = databaseUrl('url' in server ? server.url : '', rows[0]?.name ?? '')
  const second = await openServer({ url, log: createLog({ level: 'silent' }) })
  onTestFinished(() => second.close())
  return second
}
