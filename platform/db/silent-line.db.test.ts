import { sql } from 'kysely'
import { describe, inject, test, type TestContext } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { aMutingProxy } from '#tests/setup/muting-proxy.ts'
import { testEngines } from '#tests/setup/test-db.ts'
import type { Database } from './client.server.ts'
import { isDatabaseAway } from './errors.server.ts'
import { allowLongStatements } from './pace.server.ts'
import { openServer } from './server.server.ts'

/** What a shop may be without answers after its network is back. */
const BACK_WITHIN_MS = 15_000

// Each of them waits for limits of time, so they wait together.
describe.skipIf(!testEngines.includes('server')).concurrent('a line to the database that falls silent', () => {
  test('is replaced while 25 queries wait on it, and nobody waits for ever', async ({ expect, onTestFinished }) => {
    const { database, proxy, beside } = await aDatabaseBehindAProxy({ onTestFinished })
    const asked = Array.from({ length: 25 }, () => sql`select pg_sleep(9) /* muted */`.execute(database.db))
    const ended = Promise.allSettled(asked)
    await expect
      .poll(() => beside(`select from pg_stat_activity where query like '%/* muted */%' and pid <> pg_backend_pid()`))
      .toHaveLength(10)
    proxy.muteOpen()
    const mutedAt = Date.now()

    const ends = await ended

    expect(ends.map((end) => (end.status === 'rejected' ? isDatabaseAway(end.reason) : 'answered'))).toEqual(
      Array.from({ length: 25 }, () => true),
    )
    expect(await answer(database)).toBe(1)
    expect(Date.now() - mutedAt).toBeLessThan(BACK_WITHIN_MS)
  })

  test('is back by itself when nothing could be reached for a while, and refuses at once meanwhile', async ({
    expect,
    onTestFinished,
  }) => {
    const { database, proxy } = await aDatabaseBehindAProxy({ onTestFinished })
    proxy.setReachable(false)
    proxy.muteOpen()
    await expect(answer(database)).rejects.toSatisfy(isDatabaseAway)
    await expect(answer(database)).rejects.toSatisfy(isDatabaseAway)

    const refusedAt = Date.now()
    await expect(answer(database)).rejects.toSatisfy(isDatabaseAway)
    expect(Date.now() - refusedAt).toBeLessThan(500)
    proxy.setReachable(true)

    await expect.poll(() => answer(database).catch(() => undefined), { timeout: BACK_WITHIN_MS }).toBe(1)
  })

  test('is noticed by whoever only listens', async ({ expect, onTestFinished }) => {
    const { database, proxy } = await aDatabaseBehindAProxy({ onTestFinished })
    const gap = Promise.withResolvers<void>()
    const heard: string[] = []
    await database.listen(
      'page_cache',
      (payload) => heard.push(payload),
      () => gap.resolve(),
    )
    proxy.muteOpen()

    await gap.promise
    await expect
      .poll(() => sql`select pg_notify('page_cache', 'tours')`.execute(database.db).catch(() => undefined), {
        timeout: BACK_WITHIN_MS,
      })
      .toBeDefined()
    await expect.poll(() => heard).toContain('tours')
  })
})

describe.skipIf(!testEngines.includes('server'))('statements on a server', () => {
  test('end after ten seconds, and those of reports do not', async ({ expect, onTestFinished }) => {
    const { database } = await aDatabaseBehindAProxy({ onTestFinished })
    const limits = sql<{ statement: string; lock: string }>`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock`

    const [prompt, long] = [
      await limits.execute(database.db),
      await allowLongStatements(() => limits.execute(database.db)),
    ]

    expect([prompt.rows, long.rows]).toEqual([[{ statement: '10s', lock: '8s' }], [{ statement: '5min', lock: '10s' }]])
  })

  test.for([
    ['cut off by whoever runs the server', 'select pg_terminate_backend(pg_backend_pid())'],
    ['too slow', "set local statement_timeout = '10ms'; select pg_sleep(1)"],
    ['in a knot', `do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`],
  ])('that are %s count as a database that is away', async ([, text = ''], { expect, onTestFinished }) => {
    const { database } = await aDatabaseBehindAProxy({ onTestFinished })

    const failed = database.db.transaction().execute((tx) => sql.raw(text).execute(tx))

    await expect(failed).rejects.toSatisfy(isDatabaseAway)
  })

  test('that are wrong do not', async ({ expect, onTestFinished }) => {
    const { database } = await aDatabaseBehindAProxy({ onTestFinished })

    const wrong = await sql`select 1 / 0`.execute(database.db).catch((error: unknown) => error)

    expect(isDatabaseAway(wrong)).toBe(false)
  })

  test('that nobody can take any more count as away', async ({ expect }) => {
    const opened = openServer({ url: 'postgres://127.0.0.1:1/nowhere', log: createLog({ level: 'silent' }) })

    await expect(opened).rejects.toSatisfy(isDatabaseAway)
  })
})

async function aDatabaseBehindAProxy({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const server = inject('server')
  if (!('url' in server)) throw new Error(server.reason)
  const proxy = await aMutingProxy(server.url, { onTestFinished })
  const log = createLog({ level: 'silent' })
  const [database, direct] = [await openServer({ url: proxy.url, log }), await openServer({ url: server.url, log })]
  onTestFinished(() => database.close())
  onTestFinished(() => direct.close())
  const beside = async (text: string) => (await direct.executeSql(text)).rows
  return { database, proxy, beside }
}

async function answer({ db }: Database): Promise<number | undefined> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  return rows[0]?.one
}
