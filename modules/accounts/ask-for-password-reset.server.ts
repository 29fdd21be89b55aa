import { parseEmail } from '#kernel/email.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { passwordResetAsked } from './jobs/queues.server.ts'

/**
 * Has a link for a new password mailed to an address, in the language of its account. Whether there is one is found out
 * later, by the job, so that every address is answered alike and in the same time. A text that is no address does
 * nothing.
 */
export async function askForPasswordReset(db: Db, typed: string): Promise<void> {
  const email = parseEmail(typed)
  if (email !== undefined) await enqueue(db, passwordResetAsked, { email })
}
