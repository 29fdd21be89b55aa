import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import type { Db } from './client.server.ts'
import { inTransaction } from './in-transaction.server.ts'

describe.each(testEngines)('statements that are asked again and again, on the %s engine', (engine) => {
  it('are prepared, and answer as they did', async () => {
    const db = await filled(engine)
    const answers = []
    for (let time = 0; time < 8; time++) answers.push(await rowsAbove(db, 1))
    expect(new Set(answers.map((rows) => JSON.stringify(rows)))).toEqual(
      new Set(['[{"n":2,"name":"b"},{"n":3,"name":null}]']),
    )
    expect(await preparedTexts(db)).toContainEqual(expect.stringContaining('from prepared_rows where n >'))
  })

  it('take every kind of value each time', async () => {
    const db = (await testDatabase(engine)).db
    const values = async (at: Date | null) => {
      const { rows } = await sql`
        select ${'1,"a'}::text as text, ${null}::text as nothing, ${true}::boolean as yes, ${['x', 'y "z"']}::text[] as list,
          ${JSON.stringify({ a: [1] })}::jsonb as json, ${at}::timestamptz as at, ${7}::int as whole`.execute(db)
      return rows
    }
    const at = new Date('2027-01-10T09:00:00Z')
    const known = { text: '1,"a', nothing: null, yes: true, list: ['x', 'y "z"'], json: { a: [1] }, whole: 7 }
    for (let time = 0; time < 7; time++) {
      expect(await values(at)).toEqual([{ ...known, at }])
      expect(await values(null)).toEqual([{ ...known, at: null }])
    }
  })

  it('work on after one of them has failed, in a transaction and outside', async () => {
    const db = await filled(engine)
    const add = (tx: Db, n: number) => sql`insert into prepared_rows values (${n}, 'twice')`.execute(tx)
    for (let time = 0; time < 4; time++) {
      await expect(add(db, 1)).rejects.toMatchObject({ code: '23505' })
      await expect(inTransaction(db, (tx) => add(tx, 1))).rejects.toMatchObject({ code: '23505' })
      await expect(rowsAbove(db, 2)).resolves.toHaveLength(1)
    }
    await add(db, 4)
    await expect(rowsAbove(db, 2)).resolves.toHaveLength(2)
  })

  it('see a column that their table has got since', async () => {
    const db = await filled(engine)
    const all = () => sql`select * from prepared_rows where n = ${1}`.execute(db)
    for (let time = 0; time < 3; time++) await all()
    for (let time = 0; time < 3; time++) await rowsAbove(db, 1)
    await sql`alter table prepared_rows add column more int default 5`.execute(db)
    expect((await all()).rows).toEqual([{ n: 1, name: 'a', more: 5 }])
    expect(await rowsAbove(db, 1)).toHaveLength(2)
  })

  it('tell how many rows they changed', async () => {
    const db = await filled(engine)
    const change = () => sql`update prepared_rows set name = ${'z'} where n > ${1}`.execute(db)
    for (let time = 0; time < 3; time++) expect((await change()).numAffectedRows).toBe(2n)
  })
})

it('the embedded engine forgets statements that lost their names', async () => {
  const { db } = await testDatabase('embedded')
  for (let nth = 0; nth < 700; nth++)
    for (let time = 0; time < 2; time++) await sql`select ${sql.lit(nth)} where ${true}::boolean`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db)
  expect(Number(rows[0]?.count)).toBeLessThanOrEqual(600)
  expect((await sql`select ${sql.lit(1)} as one where ${true}::boolean`.execute(db)).rows).toEqual([{ one: 1 }])
})

async function filled(engine: (typeof testEngines)[number]): Promise<Db> {
  const { db } = await testDatabase(engine)
  await sql`create temporary table prepared_rows (n int primary key, name text)`.execute(db)
  await sql`insert into prepared_rows values (1, 'a'), (2, 'b'), (3, null)`.execute(db)
  return db
}

async function rowsAbove(db: Db, n: number): Promise<unknown[]> {
  const { rows } = await sql`select n, name from prepared_rows where n > ${n} order by n`.execute(db)
  return rows
}

async function preparedTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}
