import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { databaseUrl } from '#tests/setup/database-url.ts'
import { startProgram, temporaryFolder } from '#tests/setup/programs.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { migrate } from './migrate.server.ts'
import { openServer } from './server.server.ts'

describe.each(testEngines)('migrations on the %s engine', (engine) => {
  test('run once, in the order of their numbers, and are named', async () => {
    const { db, executeSql } = await testDatabase(engine)
    const folder = migrationsOf({
      '0900_second.sql': `insert into trail values ('second'); -- a comment with 'quotes'`,
      '0800_first.sql': `create table trail (step text); insert into trail values ('first');`,
      'notes.txt': 'no migration',
    })
    await executeSql('drop table kysely_migration, kysely_migration_lock')

    const first = await migrate(db, folder)
    const again = await migrate(db, folder)

    expect(first).toEqual(['0800_first', '0900_second'])
    expect(again).toEqual([])
    expect((await executeSql('select step from trail')).rows).toEqual([{ step: 'first' }, { step: 'second' }])
  })

  test('leave nothing behind when one of them fails', async () => {
    const { db, executeSql } = await testDatabase(engine)
    const folder = migrationsOf({
      '0001_good.sql': 'create table good (id int);',
      '0002_bad.sql': 'create table worse (id int); create table good (id int);',
    })
    await executeSql('drop table kysely_migration, kysely_migration_lock')

    await expect(migrate(db, folder)).rejects.toMatchObject({ code: '42P07' })

    expect((await executeSql(`select to_regclass('good') as good, to_regclass('worse') as worse`)).rows).toEqual([
      { good: null, worse: null },
    ])
    expect((await executeSql('select 1 as usable')).rows).toEqual([{ usable: 1 }])
  })
})

test.skipIf(!testEngines.includes('server'))(
  'four processes that migrate at once queue, and one does the work',
  async () => {
    const server = inject('server')
    const serverUrl = 'url' in server ? server.url : ''
    const admin = await openServer({ url: serverUrl, log: createLog({ level: 'silent' }) })
    onTestFinished(async () => {
      await admin.executeSql('drop database if exists raced with (force)')
      await admin.close()
    })
    await admin.executeSql('create database raced')
    const url = databaseUrl(serverUrl, 'raced')

    const ends = await Promise.all(Array.from({ length: 4 }, () => startProgram('migrate', ['unused', url]).ended))

    expect(ends.map((end) => end.err)).toEqual(['', '', '', ''])
    const ran = ends.map((end) => JSON.parse(end.out) as string[]).toSorted((a, b) => a.length - b.length)
    expect(ran.slice(0, 3)).toEqual([[], [], []])
    expect(ran[3]?.[0]).toBe('0001_platform')
  },
)

test(
  'of four processes that start on one folder, one gets the database and three are told why not',
  { timeout: 300_000 },
  async () => {
    const dataDir = temporaryFolder()

    const ends = await Promise.all(Array.from({ length: 4 }, () => startProgram('migrate', [dataDir]).ended))

    expect(ends.filter((end) => end.code === 0)).toHaveLength(1)
    expect(ends.filter((end) => end.err.includes('is in use by another running program'))).toHaveLength(3)
  },
)

function migrationsOf(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
