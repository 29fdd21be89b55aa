import type { Database } from '#platform/db/client.server.ts'
import { LISTENER_NAME } from '#platform/db/listener.server.ts'

const LOOK_EVERY_MS = 5_000

/**
 * Writes on jobs in hand which program works on them, where several share a server. The place is the queue's own for
 * what comes of a job, and free until then.
 */
export async function signJobs({ engine, executeSql, name }: Database, queue: string, ids: string[]): Promise<void> {
  if (engine !== 'server') return
  await executeSql(
    `update pgboss.job set output = jsonb_build_object('worker', $1::text)
    where name = $2 and id = any($3::uuid[]) and state = 'active'`,
    [name, queue, ids],
  )
}

/**
 * Hands the jobs of programs that are gone to the living. On the embedded database whatever is in hand at the start was
 * left by the program before; on a server a program is gone when the connection that it listens on is. That is looked at
 * now, and then every five seconds, when it has to be gone twice: a connection that is lost comes back within one look.
 */
export async function adoptOrphans(
  database: Database,
  report: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
  if (database.engine === 'embedded') {
    await database.executeSql(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
    return { stop: async () => {} }
  }
  // This program is listed among the living first.
  const stopListening = await database.listen('job_workers', () => {})
  let missing = await findMissing(database)
  await adopt(database, missing)

  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    const now = await findMissing(database)
    await adopt(database, new Set([...now].filter((worker) => missing.has(worker))))
    missing = now
  }
  const timer = setInterval(() => (looking = look().catch(report)), LOOK_EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await looking
      await stopListening()
    },
  }
}

async function findMissing({ executeSql }: Database): Promise<Set<string>> {
  const { rows } = await executeSql(
    `select distinct output ->> 'worker' as worker from pgboss.job
    where state = 'active' and output ? 'worker' and not exists (
      select from pg_stat_activity where datname = current_database()
        and application_name = $1::text || '-' || (output ->> 'worker'))`,
    [LISTENER_NAME],
  )
  return new Set(rows.map(({ worker }) => String(worker)))
}

async function adopt({ executeSql }: Database, workers: ReadonlySet<string>): Promise<void> {
  if (workers.size === 0) return
  await executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), output = null
    where state = 'active' and output ->> 'worker' = any($1::text[])`,
    [[...workers]],
  )
}
