import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { JobQueue } from '#platform/jobs/queue.server.ts'

/** What waits in a queue, oldest first. */
export async function waitingJobs<Data>(db: Db, queue: JobQueue<Data>): Promise<Data[]> {
  const { rows } = await sql<{
    data: unknown
  }>`select data from pgboss.job where name = ${queue.name} order by created_on, id`.execute(db)
  return rows.map((row) => queue.schema.parse(row.data))
}
