import { describe, expect, test } from 'vitest'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aRegister, aTransaction } from '#modules/ledger/testing/builders.ts'
import { makeReusable } from './clean-database.ts'
import { testDatabase, testEngines } from './test-db.ts'

describe.each(testEngines)('on the %s engine', (engine) => {
  test('few rows, many rows and the books are gone, and numbers begin again', async () => {
    const database = await testDatabase(engine)
    const { db, executeSql } = database
    const { clean } = await makeReusable(database)
    await aDeparture(db)
    const { admin } = await aRegister(db)
    await aTransaction(db, admin)
    await executeSql(
      `insert into settings (key, value) select 'many-' || n, to_jsonb(repeat('x', 200)) from generate_series(1, 2000) n`,
    )

    expect(await clean()).toBe(true)

    expect(await filledTables(executeSql)).toEqual([])
    const { rows } = await executeSql(
      'select count(last_value)::int as begun from pg_sequences where schemaname = $1',
      ['public'],
    )
    expect(rows).toEqual([{ begun: 0 }])
  })

  test.each(['create table more (id int)', 'alter table settings drop column updated_at'])(
    'a database is given up after: %s',
    async (change) => {
      const database = await testDatabase(engine)
      const { clean } = await makeReusable(database)

      await database.executeSql(change)

      expect(await clean()).toBe(false)
    },
  )
})

async function filledTables(executeSql: Awaited<ReturnType<typeof testDatabase>>['executeSql']): Promise<string[]> {
  const { rows } = await executeSql(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not like 'kysely%' and not (schemaname = 'pgboss' and tablename = 'version')`)
  const filled: string[] = []
  for (const { name } of rows as { name: string }[]) {
    const { rows: found } = await executeSql(`select 1 from ${name} limit 1`)
    if (found.length > 0) filled.push(name)
  }
  return filled
}
