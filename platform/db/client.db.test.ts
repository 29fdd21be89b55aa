import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import type { Db } from './client.server.ts'
import { isCheckViolation, isOutOfSpace, isUniqueViolation } from './errors.server.ts'
import { toJson } from './json.server.ts'
import { LISTENER_NAME } from './listener.server.ts'

test.runIf(testEngines.includes('server'))(
  'a connection that a server cuts off inside a transaction fails that alone',
  async () => {
    const { db } = await testDatabase('server')
    const cutOff = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await sql`select pg_sleep(5)`.execute(tx)
    })

    await expect(cutOff).rejects.toThrow(/terminat|connection error|ECONNRESET/i)

    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
  },
)

describe.each(testEngines)('the %s engine', (engine) => {
  test('hands over values in the types the product works with', async () => {
    const { db } = await testDatabase(engine)

    const { rows } =
      await sql`select 9007199254740991::bigint as whole, 1.50::numeric as exact, date '2027-02-12' as day,
      timestamptz '2027-02-12 11:40+03' as instant, array[1::bigint, null] as wholes, array[date '2027-02-12'] as days,
      array[]::bigint[] as none, '{"tr": ["a"]}'::jsonb as json, count(*) as rows`.execute(db)

    expect(rows).toEqual([
      {
        whole: 9_007_199_254_740_991,
        exact: '1.50',
        day: '2027-02-12',
        instant: new Date('2027-02-12T08:40:00Z'),
        wholes: [1, null],
        days: ['2027-02-12'],
        none: [],
        json: { tr: ['a'] },
        rows: 1,
      },
    ])
  })

  test('refuses to round a whole number that is too large', async () => {
    const { db } = await testDatabase(engine)

    const read = sql`select 9007199254740993::bigint as whole`.execute(db)

    await expect(read).rejects.toThrow('9007199254740993 is too large to be read exactly')
  })

  test('stores lists as JSON', async () => {
    const { db } = await testDatabase(engine)

    await sql`insert into settings (key, value) values ('list', ${toJson(['a', { b: 1 }])}::jsonb)`.execute(db)

    expect((await sql`select value from settings`.execute(db)).rows).toEqual([{ value: ['a', { b: 1 }] }])
  })

  test('sorts Turkish names as a Turkish reader does', async () => {
    const { db } = await testDatabase(engine)
    const sorted =
      'Cizre Çanakkale Gaziantep Ğ Iğdır Isparta İzmir Ordu Ödemiş Sivas Şanlıurfa Uşak Ünye Zonguldak'.split(' ')

    const { rows } = await sql<{ name: string }>`
      select name from unnest(${sorted.toReversed()}::text[]) name order by name collate app_tr`.execute(db)

    expect(rows.map((row) => row.name)).toEqual(sorted)
  })

  test('says which key or check refused a row', async () => {
    const { db } = await testDatabase(engine)
    await sql`create table seats (id int constraint seats_key primary key, taken int constraint seats_limit check (taken <= 10))`.execute(
      db,
    )
    await sql`insert into seats values (1, 10)`.execute(db)

    const twice = await failureOf(sql`insert into seats values (1, 0)`.execute(db))
    const tooMany = await failureOf(sql`update seats set taken = 11`.execute(db))

    expect([
      isUniqueViolation(twice),
      isUniqueViolation(twice, 'seats_key'),
      isUniqueViolation(twice, 'other'),
    ]).toEqual([true, true, false])
    expect([
      isCheckViolation(tooMany),
      isCheckViolation(tooMany, 'seats_limit'),
      isCheckViolation(tooMany, 'other'),
    ]).toEqual([true, true, false])
    expect([isCheckViolation(twice), isUniqueViolation(tooMany), isOutOfSpace(twice)]).toEqual([false, false, false])
  })

  test('tells a full disk from other errors', async () => {
    const { db } = await testDatabase(engine)

    const full = await failureOf(
      sql.raw(`do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`).execute(db),
    )

    expect(isOutOfSpace(full)).toBe(true)
  })

  test('keeps a query that runs beside a transaction out of it', async () => {
    const { db } = await testDatabase(engine)
    const begun = Promise.withResolvers<void>()
    const undone = db.transaction().execute(async (tx) => {
      await addSetting(tx, 'inside')
      begun.resolve()
      throw new Error('undone')
    })
    await begun.promise

    const beside = addSetting(db, 'beside')

    await expect(undone).rejects.toThrow('undone')
    await beside
    expect(await settingKeys(db)).toEqual(['beside'])
  })

  test('is not disturbed by a script that fails in the middle of its own transaction', async () => {
    const { db, executeSql } = await testDatabase(engine)

    const [script, beside] = await Promise.allSettled([
      executeSql(`begin; insert into settings values ('half', '1'); select 1 / 0; commit`),
      addSetting(db, 'beside'),
    ])

    expect([script.status, beside.status]).toEqual(['rejected', 'fulfilled'])
    expect(await settingKeys(db)).toEqual(['beside'])
  })

  test('takes back a part of a transaction', async () => {
    const { db } = await testDatabase(engine)

    const tx = await db.startTransaction().execute()
    await addSetting(tx, 'kept')
    const saved = await tx.savepoint('before').execute()
    await addSetting(saved, 'lost')
    await saved.rollbackToSavepoint('before').execute()
    await tx.commit().execute()

    expect(await settingKeys(db)).toEqual(['kept'])
  })

  test('carries notifications after the commit, and none of a rollback', async () => {
    const database = await testDatabase(engine)
    const heard: string[] = []
    await database.listen('page_cache', (payload) => heard.push(payload))

    await database.db
      .transaction()
      .execute(async (tx) => {
        await notify(tx, 'undone')
        throw new Error('undone')
      })
      .catch(() => undefined)
    await database.db.transaction().execute(async (tx) => {
      await notify(tx, 'tours')
      await addSetting(tx, 'written')
    })

    await expect.poll(() => heard).toEqual(['tours'])
  })

  test('stops hearing when asked to', async () => {
    const database = await testDatabase(engine)
    const heard: string[] = []
    const stop = await database.listen('page_cache', (payload) => heard.push(`first ${payload}`))
    await database.listen('page_cache', (payload) => heard.push(`second ${payload}`))

    await stop()
    await notify(database.db, 'tours')

    await expect.poll(() => heard).toEqual(['second tours'])
  })
})

test.skipIf(!testEngines.includes('server'))(
  'a lost notification connection comes back and says that something may be missing',
  async () => {
    const database = await testDatabase('server')
    const heard: string[] = []
    await database.listen(
      'page_cache',
      (payload) => heard.push(payload),
      () => heard.push('a gap'),
    )

    await database.executeSql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = '${LISTENER_NAME}-${database.name}'`)

    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['a gap'])
    await notify(database.db, 'tours')
    await expect.poll(() => heard).toEqual(['a gap', 'tours'])
  },
)

async function failureOf(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => undefined,
    (error: unknown) => error,
  )
}

async function notify(db: Db, payload: string): Promise<void> {
  await sql`select pg_notify('page_cache', ${payload})`.execute(db)
}

async function addSetting(db: Db, key: string): Promise<void> {
  await sql`insert into settings (key, value) values (${key}, '1')`.execute(db)
}

async function settingKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from settings order by key`.execute(db)
  return rows.map((row) => row.key)
}
