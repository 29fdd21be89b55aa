import { z } from 'zod'
import type { SmsAccount } from '../message-accounts.ts'
import type { MessageReport } from '../message-report.ts'
import { SEND_TIMEOUT_MS } from '../sending.ts'
import { askNetgsm } from './ask-netgsm.server.ts'

/** So many are asked about in one request. */
export const MOST_REPORTS = 50

const Reports = z.object({
  jobs: z.array(z.object({ jobid: z.string(), status: z.coerce.number() })).default([]),
})

/** Waiting at the operator. */
const PENDING = 0
const DELIVERED = 1

/**
 * What Netgsm says of short messages that it took; of those it has nothing to say of yet, nothing.
 *
 * @throws NotSent and Indeterminate when it gave no answer.
 */
export async function askReports(account: SmsAccount, jobIds: readonly string[], now: Date): Promise<MessageReport[]> {
  const said = await askNetgsm(account, 'report', { jobids: jobIds }, AbortSignal.timeout(SEND_TIMEOUT_MS))
  const { jobs } = Reports.catch({ jobs: [] }).parse(said)
  return jobs
    .filter(({ jobid, status }) => status !== PENDING && jobIds.includes(jobid))
    .map(({ jobid, status }) => ({
      providerRef: jobid,
      attemptId: undefined,
      state: status === DELIVERED ? 'delivered' : 'failed',
      at: now,
      failure: status === DELIVERED ? null : String(status),
    }))
}
