import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { namedWrites, type Write } from '#platform/db/write-together.server.ts'
import { jobAsked } from './wake-workers.server.ts'

/** A kind of work that happens after a commit, apart from the request that asked for it. */
export type JobQueue<Data> = {
  name: string
  schema: z.ZodType<Data>
  /** How often a failed job is tried again, with growing pauses. */
  retryLimit: number
  /** The first pause before a retry; it doubles from try to try, up to an hour. */
  retryDelaySeconds: number
}

/** A job of which nothing is heard for so long belongs to a program that is gone, and runs again. */
const SILENCE_SECONDS = 60

export function defineQueue<Data>(queue: {
  name: string
  schema: z.ZodType<Data>
  retryLimit?: number
  retryDelaySeconds?: number
}): JobQueue<Data> {
  return { retryLimit: 10, retryDelaySeconds: 5, ...queue }
}

/**
 * Asks for a job inside the caller's transaction: it runs after the commit, at least once, and never when the
 * transaction is rolled back. While a job with the same `singletonKey` waits in the queue, another is not added. Writes
 * `alongside` go with it in one statement, as `writeTogether` sends them.
 *
 * @throws ZodError when the data does not fit the queue.
 */
export async function enqueue<Data>(
  tx: Db,
  queue: JobQueue<Data>,
  data: Data,
  { alongside = [], ...options }: JobOptions & { alongside?: readonly Write[] } = {},
): Promise<void> {
  const json = toJson(queue.schema.parse(data))
  if (!(await insertJob(tx, queue.name, json, options, alongside))) {
    await createQueue(tx, queue)
    await insertJob(tx, queue.name, json, options, [])
  }
  jobAsked.publish(queue.name)
}

type JobOptions = { startAfter?: Date; singletonKey?: string }

/** How a queue tries again, in the words of pg-boss. */
export function retriesOf({
  retryLimit,
  retryDelaySeconds,
}: Pick<JobQueue<unknown>, 'retryLimit' | 'retryDelaySeconds'>) {
  return {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    heartbeatSeconds: SILENCE_SECONDS,
  }
}

/** Makes a queue known to the database; harmless when it is. */
async function createQueue<Data>(db: Db, queue: JobQueue<Data>): Promise<void> {
  const options = toJson({
    // One waiting job a key: jobs without a key of their own get a random one.
    policy: 'short',
    ...retriesOf(queue),
  })
  await sql`select pgboss.create_queue(${queue.name}, ${options}::jsonb)`.execute(db)
}

/**
 * pg-boss documents its job table for writers of SQL; its own `send` wants a started instance, which a module that
 * only holds a transaction does not have. False when the queue does not exist yet.
 */
async function insertJob(
  tx: Db,
  name: string,
  json: string,
  { startAfter, singletonKey }: JobOptions,
  alongside: readonly Write[],
): Promise<boolean> {
  const written = namedWrites(alongside).map((write) => sql`${write}, `)
  const { rows } = await sql<{ is_known: boolean }>`
    with ${sql.join(written, sql``)}target as (
      select name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds,
        deletion_seconds, retention_seconds
      from pgboss.queue where name = ${name}),
    added as (
      insert into pgboss.job (name, data, start_after, singleton_key, policy, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, keep_until)
      select name, ${json}::jsonb, wanted.start_after, coalesce(${singletonKey ?? null}::text, gen_random_uuid()::text), policy,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds,
        wanted.start_after + retention_seconds * interval '1s'
      from target, (select coalesce(${startAfter?.toISOString() ?? null}::timestamptz, now()) as start_after) as wanted
      on conflict do nothing
    )
    select exists (select 1 from target) as is_known`.execute(tx)
  return rows[0]?.is_known === true
}
