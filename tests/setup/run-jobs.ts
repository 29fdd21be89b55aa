import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'

/**
 * Runs every job that is due for these handlers, and those that they ask for in turn, one after another and without
 * waiting. Returns the names of the queues in the order of the runs. A handler that throws fails the test.
 *
 * What is due now is said by the clock that wrote the jobs: that of a test counts in milliseconds, and a job of the same
 * millisecond would still be to come.
 */
export async function runDueJobs(db: Db, handlers: JobHandler[], now?: Date): Promise<string[]> {
  const names = handlers.map((handler) => handler.queue.name)
  const ran: string[] = []
  for (;;) {
    const { rows } = await sql<{ id: string; name: string; data: unknown }>`
      update pgboss.job set state = 'completed', completed_on = now()
      where (name, id) = (
        select name, id from pgboss.job
        where name = any(${names}) and state in ('created', 'retry') and start_after <= ${now ?? sql`clock_timestamp()`}
        order by created_on, id limit 1
      )
      returning id, name, data`.execute(db)
    const job = rows[0]
    if (!job) return ran
    await handlers.find((handler) => handler.queue.name === job.name)?.run(job.data, now ?? new Date())
    ran.push(job.name)
  }
}
