import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { createLog } from '#platform/log/log.server.ts'
import { defineQueue, enqueue, handles, installJobs, startJobs } from './jobs.server.ts'

const letters = defineQueue({
  name: 'letters',
  schema: z.object({ to: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
})
const log = createLog({ level: 'silent' })

test('what a program was killed with is run again by its next start on the embedded database', async () => {
  const database = await testDatabase('embedded')
  await enqueue(database.db, letters, { to: 'half written' })
  await sql`update pgboss.job set state = 'active', started_on = now() where name = ${letters.name}`.execute(
    database.db,
  )

  const { heard, jobs } = await startHearing(database)

  await expect.poll(() => heard, polling).toEqual(['half written'])
  await jobs.stop()
})

test.runIf(testEngines.includes('server'))(
  'what a program was killed with on a server is run again by another once nothing was heard of it for a minute',
  async () => {
    const database = await testDatabase('server')
    await enqueue(database.db, letters, { to: 'half written' })
    await enqueue(database.db, letters, { to: 'being written' })
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '2 minutes',
      heartbeat_on = now() - interval '1 second' * case when data ->> 'to' = 'half written' then 61 else 5 end
      where name = ${letters.name}`.execute(database.db)

    const { heard, jobs } = await startHearing(database, { lookSeconds: 1 })

    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['half written'])
    await jobs.stop()
  },
)

test.runIf(testEngines.includes('server'))(
  'what a program on a server was killed with runs again as soon as another starts, and nothing of those that live',
  async () => {
    const database = await testDatabase('server')
    await database.listen('job_workers', () => {})
    await enqueue(database.db, letters, { to: 'of the dead' })
    await enqueue(database.db, letters, { to: 'of the living' })
    await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(), output = jsonb_build_object(
      'worker', case when data ->> 'to' = 'of the dead' then 'dead' else ${database.name} end)
      where name = ${letters.name}`.execute(database.db)

    const { heard, jobs } = await startHearing(database)

    await expect.poll(() => heard, polling).toEqual(['of the dead'])
    await jobs.stop()
    expect((await statesOf(database.db)).toSorted()).toEqual(['active', 'completed'])
  },
)

test('a queue is written when it changes, and a start that finds it as it is writes nothing', async () => {
  const database = await testDatabase('embedded')
  const rows = async () =>
    (
      await sql<{ row: string; limit: number }>`select xmin::text as row, retry_limit as limit from pgboss.queue
      where name = ${letters.name}`.execute(database.db)
    ).rows
  const start = async (queue: typeof letters) => {
    const jobs = await startJobs(database, [handles(queue, async () => {})], [], log)
    const written = await rows()
    await jobs.stop()
    return written
  }

  const first = await start(letters)
  const again = await start(letters)
  const changed = await start({ ...letters, retryLimit: 5 })

  expect(again).toEqual(first)
  expect(changed).toMatchObject([{ limit: 5 }])
})

test.runIf(testEngines.includes('server'))('a job in hand says which program works on it', async () => {
  const database = await testDatabase('server')
  const signed = Promise.withResolvers<unknown>()
  const look = handles(letters, async () => {
    const { rows } = await sql<{ output: unknown }>`select output from pgboss.job where state = 'active'`.execute(
      database.db,
    )
    signed.resolve(rows[0]?.output)
  })
  const jobs = await startJobs(database, [look], [], log)

  await enqueue(database.db, letters, { to: 'Ayşe' })

  expect(await signed.promise).toEqual({ worker: database.name })
  await jobs.stop()
})

describe.each(testEngines)('jobs on the %s engine', (engine) => {
  test('run after the commit of the transaction that asked for them', async () => {
    const database = await testDatabase(engine)
    const { heard, jobs } = await startHearing(database)

    await database.db.transaction().execute(async (tx) => enqueue(tx, letters, { to: 'Ayşe' }))

    await expect.poll(() => heard, polling).toEqual(['Ayşe'])
    await jobs.stop()
  })

  test('go with other writes in one statement, which are written once also when the queue was not known yet', async () => {
    const { db } = await testDatabase(engine)
    const note = (key: string) =>
      db.withTables<{ settings: { key: string; value: string } }>().insertInto('settings').values({ key, value: '1' })
    const { db: watched, counted } = countQueries(db)

    await enqueue(watched, letters, { to: 'Ayşe' }, { alongside: [note('first')] })
    counted.queries = 0
    await enqueue(watched, letters, { to: 'Fatma' }, { alongside: [note('second'), note('third')] })

    expect(counted.queries).toBe(1)
    const { rows } = await sql<{ key: string }>`select key from settings order by key`.execute(db)
    expect(rows.map(({ key }) => key)).toEqual(['first', 'second', 'third'])
    const { rows: jobs } = await sql`select 1 from pgboss.job where name = ${letters.name}`.execute(db)
    expect(jobs).toHaveLength(2)
  })

  test('never run when the transaction is rolled back', async () => {
    const database = await testDatabase(engine)
    const { heard, jobs } = await startHearing(database)

    const undone = database.db.transaction().execute(async (tx) => {
      await enqueue(tx, letters, { to: 'nobody' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await enqueue(database.db, letters, { to: 'Ali' })

    await expect.poll(() => heard, polling).toEqual(['Ali'])
    await jobs.stop()
  })

  test('reach everybody who listens to their queue', async () => {
    const database = await testDatabase(engine)
    const heard: string[] = []
    const listener = (name: string) => handles(letters, async ({ to }) => void heard.push(`${name}: ${to}`))
    const jobs = await startJobs(database, [listener('first'), listener('second')], [], log)

    await enqueue(database.db, letters, { to: 'Ayşe' })
    await enqueue(database.db, letters, { to: 'Ali' })

    await expect
      .poll(() => heard.toSorted(), polling)
      .toEqual(['first: Ali', 'first: Ayşe', 'second: Ali', 'second: Ayşe'])
    await jobs.stop()
  })

  test('can be asked for before anybody runs them', async () => {
    const database = await testDatabase(engine)
    await enqueue(database.db, letters, { to: 'early' })

    const { heard, jobs } = await startHearing(database)

    await expect.poll(() => heard, polling).toEqual(['early'])
    await jobs.stop()
  })

  test('are added once while a job with the same key waits', async () => {
    const database = await testDatabase(engine)
    await enqueue(database.db, letters, { to: 'first' }, { singletonKey: 'booking-1' })
    await enqueue(database.db, letters, { to: 'again' }, { singletonKey: 'booking-1' })
    await enqueue(database.db, letters, { to: 'other' })
    await enqueue(database.db, letters, { to: 'another' })

    const { heard, jobs } = await startHearing(database)

    await expect.poll(() => heard.toSorted(), polling).toEqual(['another', 'first', 'other'])
    await jobs.stop()
  })

  test('wait for their time', async () => {
    const database = await testDatabase(engine)
    const { heard, jobs } = await startHearing(database)
    await enqueue(database.db, letters, { to: 'later' }, { startAfter: new Date(Date.now() + 1500) })
    await enqueue(database.db, letters, { to: 'now' })

    await expect.poll(() => heard, polling).toEqual(['now'])
    await expect.poll(() => heard, polling).toEqual(['now', 'later'])
    await jobs.stop()
  })

  test('are tried again after a failure, without holding up the others', async () => {
    const database = await testDatabase(engine)
    const tries: string[] = []
    const stubborn = handles(letters, async ({ to }) => {
      tries.push(to)
      if (to === 'broken' && tries.filter((each) => each === to).length < 2) throw new Error('not yet')
    })
    await enqueue(database.db, letters, { to: 'broken' })
    await enqueue(database.db, letters, { to: 'fine' })

    const jobs = await startJobs(database, [stubborn], [], log)

    await expect.poll(() => tries.toSorted(), polling).toEqual(['broken', 'broken', 'fine'])
    await expect.poll(() => statesOf(database.db), polling).toEqual(['completed', 'completed'])
    await jobs.stop()
  })

  test('tell of a queue when the last try of a job has failed, and not before', async () => {
    const database = await testDatabase(engine)
    const once = defineQueue({ name: 'once', schema: z.object({}), retryLimit: 0, retryDelaySeconds: 1 })
    const broken = (queue: typeof once) => handles(queue, () => Promise.reject(new Error('broken')))
    const givenUp: string[] = []
    await enqueue(database.db, once, {})

    const jobs = await startJobs(database, [broken(once)], [], log, {
      onGivenUp: async (queue) => void givenUp.push(queue),
    })

    await expect.poll(() => givenUp, polling).toEqual(['once'])
    await jobs.stop()
  })

  test('refuse data that does not fit their queue', async () => {
    const { db } = await testDatabase(engine)

    const refused = enqueue(db, letters, { to: 5 } as never)

    await expect(refused).rejects.toThrow(z.ZodError)
  })

  test('their tables are made once when several programs start at the same moment', async () => {
    const database = await testDatabase(engine)
    await database.executeSql('drop schema pgboss cascade')

    await Promise.all(Array.from({ length: 4 }, () => installJobs(database)))

    await enqueue(database.db, letters, { to: 'Ayşe' })
    expect(await statesOf(database.db)).toEqual(['created'])
  })

  test('schedules repeat, also after a run that failed', async () => {
    const database = await testDatabase(engine)
    let runs = 0
    const work = async () => {
      runs += 1
      if (runs === 1) throw new Error('a bad moment')
    }

    const jobs = await startJobs(database, [], [{ name: 'sweep', everySeconds: 0.05, work }], log)

    await expect.poll(() => runs, polling).toBeGreaterThan(2)
    await jobs.stop()
  })
})

const polling = { timeout: 10_000, interval: 50 }

async function startHearing(
  database: Awaited<ReturnType<typeof testDatabase>>,
  options: Parameters<typeof startJobs>[4] = {},
) {
  const heard: string[] = []
  const hear = handles(letters, async ({ to }) => void heard.push(to))
  const jobs = await startJobs(database, [hear], [], log, options)
  return { heard, jobs }
}

async function statesOf(db: Awaited<ReturnType<typeof testDatabase>>['db']): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state::text from pgboss.job order by created_on, id`.execute(db)
  return rows.map((row) => row.state)
}
