import type { Database } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { startJobs } from '#platform/jobs/jobs.server.ts'
import type { Log } from '#platform/log/log.server.ts'

export type WorkServices = { database: Database; env: Environment; log: Log }

/** Runs what happens apart from requests: jobs of the modules, and what is due again and again. */
export async function startWork({ database, log }: WorkServices): Promise<{ stop: () => Promise<void> }> {
  return startJobs(database, [], [], log)
}
