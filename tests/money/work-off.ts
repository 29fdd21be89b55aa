import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'

/**
 * Runs the jobs that wait for these handlers, and those that they ask for in turn, and notes each when it is done: one
 * whose program dies before that is run again, as the queue does it.
 */
export async function workOff(db: Db, handlers: readonly JobHandler[], now: Date): Promise<void> {
  const names = [...new Set(handlers.map(({ queue }) => queue.name))]
  for (;;) {
    const { rows } = await sql<{ id: string; name: string; data: unknown }>`
      select id, name, data from pgboss.job where name = any(${names}) and state in ('created', 'retry')
      order by created_on, id limit 1`.execute(db)
    const job = rows[0]
    if (!job) return
    for (const { queue, run } of handlers) if (queue.name === job.name) await run(job.data, now)
    await sql`update pgboss.job set state = 'completed', completed_on = now() where name = ${job.name} and id = ${job.id}`.execute(
      db,
    )
  }
}
