import { paymentHandlers, paymentSchedules } from '#modules/payments/index.server.ts'
import type { Database } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { startJobs } from '#platform/jobs/jobs.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { paymentGatewayOf } from './payment-gateway.server.ts'

export type WorkServices = { database: Database; env: Environment; log: Log }

/** Runs what happens apart from requests: jobs of the modules, and what is due again and again. */
export async function startWork({ database, env, log }: WorkServices): Promise<{ stop: () => Promise<void> }> {
  const payments = paymentGatewayOf({ db: database.db, env, log })
  return startJobs(database, [...paymentHandlers(payments)], [...paymentSchedules(payments)], log)
}
