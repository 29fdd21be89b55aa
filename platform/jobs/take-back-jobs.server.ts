import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/**
 * Takes back the jobs that the caller's transaction has asked for, and tells them: nobody else has seen one. For whoever
 * does itself, and at a moment of its own, what the queue would do now.
 */
export async function takeBackJobs(tx: Db): Promise<{ name: string; data: unknown }[]> {
  // `now()` is the moment at which the transaction began, for the defaults of its rows too.
  const { rows } = await sql<{ name: string; data: unknown }>`
    with taken as (delete from pgboss.job where state = 'created' and created_on = now() returning id, name, data, created_on)
    select name, data from taken order by id`.execute(tx)
  return rows
}
