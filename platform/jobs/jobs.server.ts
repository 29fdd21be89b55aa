import { fromPglite, PgBoss, type Db as BossDb, type JobResult, type JobWithMetadata, type QueueResult } from 'pg-boss'
import type { Database } from '#platform/db/client.server.ts'
import { isUniqueViolation } from '#platform/db/errors.server.ts'
import { allowLongStatements } from '#platform/db/pace.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { adoptOrphans, signJobs } from './orphans.server.ts'
import { retriesOf, type JobQueue } from './queue.server.ts'
import { wakeWorkers } from './wake-workers.server.ts'

export { defineQueue, enqueue, type JobQueue } from './queue.server.ts'

/** A queue together with the work to be done for each of its jobs. Made by `handles`. */
export type JobHandler = {
  queue: Pick<JobQueue<never>, 'name' | 'retryLimit' | 'retryDelaySeconds'>
  run: (data: unknown, now: Date) => Promise<void>
}

/** Told of a queue of which a job was tried for the last time. */
type GivenUp = (queue: string, now: Date) => Promise<void>

/** Who hears of failures, and how jobs in hand are signed. */
type Ears = { log: Log; onGivenUp: GivenUp; sign: (ids: string[]) => Promise<void> }

/**
 * Work that is due again and again. It must be harmless to run it twice, or in two processes at once. What is due once an
 * hour or less is upkeep, and may take its time.
 */
export type Schedule = { name: string; everySeconds: number; work: (now: Date) => Promise<void> }

/** Ties work to a queue. It runs at least once a job, so it must be idempotent; throwing has the job tried again. */
export function handles<Data>(queue: JobQueue<Data>, work: (data: Data, now: Date) => Promise<void>): JobHandler {
  return { queue, run: (data, now) => work(queue.schema.parse(data), now) }
}

/** How often a worker looks by itself; it is woken as soon as a job is due. */
const UNWOKEN_POLL_SECONDS = 60
const BATCH = 50
const UPKEEP_SECONDS = 3600
const STOP_TIMEOUT_MS = 10_000

/**
 * Runs jobs and schedules until stopped: a job that is due starts within half a second, one of a queue at a time. Every
 * handler of a queue is told of each of its jobs, in the order given.
 * Stopping waits for the work in hand. What a program was killed with runs again as soon as another starts, or within
 * ten seconds elsewhere; jobs nobody signed run again when nothing was heard of them for a minute, which is looked at
 * every `lookSeconds`.
 */
export async function startJobs(
  database: Database,
  handlers: JobHandler[],
  schedules: Schedule[],
  log: Log,
  { lookSeconds = 30, onGivenUp = async () => {} }: { lookSeconds?: number; onGivenUp?: GivenUp } = {},
): Promise<{ stop: () => Promise<void> }> {
  const looks = { superviseIntervalSeconds: lookSeconds, monitorIntervalSeconds: lookSeconds }
  const boss = new PgBoss({ ...bossOptions(database), supervise: true, ...looks })
  const report = sparingly((error) => log.error({ err: error }, 'the job queue failed'))
  boss.on('error', report)
  await makeSchema(database)
  await boss.start()
  const adopting = await adoptOrphans(database, report)
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const workers = new Map<string, string>()
  for (const [name, listeners] of Map.groupBy(handlers, ({ queue }) => queue.name)) {
    workers.set(
      name,
      await serve(boss, together(listeners), {
        known: known.get(name),
        log,
        onGivenUp,
        sign: (ids) => signJobs(database, name, ids).catch(report),
      }),
    )
  }
  const waking = wakeWorkers(database, (queue) => boss.notifyWorker(workers.get(queue) ?? ''), report)
  const timers = schedules.map((schedule) => repeat(schedule, log))
  return {
    async stop() {
      await Promise.all([waking, adopting, ...timers].map((each) => each.stop()))
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false })
    },
  }
}

/** Creates the tables of the job queue where they are missing, so that `enqueue` works before anybody runs jobs. */
export async function installJobs(database: Database): Promise<void> {
  const boss = new PgBoss({ ...bossOptions(database), supervise: false })
  await makeSchema(database)
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}

/** Two programs that start at once both find the schema missing; the one that comes second is told by the catalogue. */
async function makeSchema({ executeSql }: Database): Promise<void> {
  try {
    await executeSql('create schema if not exists pgboss')
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

function bossOptions({ engine, executeSql }: Database) {
  const db: BossDb =
    engine === 'server'
      ? { executeSql }
      : fromPglite({
          query: async (text, values) => executeSql(text, values) as Promise<{ rows: never[] }>,
          exec: async (text) => [await executeSql(text)],
        })
  return { db, backend: engine === 'server' ? 'postgres' : 'pglite', schedule: false } as const
}

/** Queues are looked at twice a second: while the database is away, one line a minute is enough. */
function sparingly(write: (error: unknown) => void): (error: unknown) => void {
  let writtenAt = 0
  return (error) => {
    if (Date.now() - writtenAt < 60_000) return
    writtenAt = Date.now()
    write(error)
  }
}

/** Several who listen to one queue are all told of each job; when one throws, all are told again. */
function together(listeners: JobHandler[]): JobHandler {
  const [first] = listeners
  if (!first) throw new Error('a queue without a handler')
  return {
    queue: first.queue,
    run: async (data, now) => {
      for (const { run } of listeners) await run(data, now)
    },
  }
}

/** Writes a queue as the program describes it; where it stands so already nothing is written, and a start is quicker. */
async function layOut(boss: PgBoss, queue: JobHandler['queue'], known: QueueResult | undefined): Promise<void> {
  const retries = retriesOf(queue)
  if (known && Object.entries(retries).every(([name, value]) => known[name as keyof QueueResult] === value)) return
  await boss.createQueue(queue.name, { policy: 'short', ...retries })
  await boss.updateQueue(queue.name, retries)
}

/** The id of the worker. */
async function serve(
  boss: PgBoss,
  { queue, run }: JobHandler,
  { known, ...ears }: Ears & { known: QueueResult | undefined },
): Promise<string> {
  const { name } = queue
  await layOut(boss, queue, known)
  const runAll = async (jobs: JobWithMetadata<unknown>[]) => {
    await ears.sign(jobs.map(({ id }) => id))
    const results: JobResult[] = []
    for (const job of jobs) results.push(await runOne(job, run, ears))
    return results
  }
  const options = {
    pollingIntervalSeconds: UNWOKEN_POLL_SECONDS,
    batchSize: BATCH,
    perJobResults: true,
    includeMetadata: true,
  } as const
  return boss.work<unknown, void, typeof options>(name, options, runAll)
}

async function runOne(
  job: JobWithMetadata<unknown>,
  run: JobHandler['run'],
  { log, onGivenUp }: Ears,
): Promise<JobResult> {
  try {
    await run(job.data, new Date())
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit
    log.error({ err: error, job: job.name, id: job.id, try: job.retryCount + 1, isLast }, 'a job failed')
    if (isLast) await onGivenUp(job.name, new Date())
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

/** The next run is planned when the last one ended, so that a slow one never overlaps itself. */
function repeat({ name, everySeconds, work }: Schedule, log: Log): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const run = (now: Date) => (everySeconds < UPKEEP_SECONDS ? work(now) : allowLongStatements(() => work(now)))
  const plan = () => {
    timer = setTimeout(() => {
      running = run(new Date())
        .catch((error: unknown) => log.error({ err: error, schedule: name }, 'a scheduled run failed'))
        .then(() => (isStopped ? undefined : plan()))
    }, everySeconds * 1000)
  }
  plan()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
