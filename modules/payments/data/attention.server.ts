import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** Takes an attempt off the list of those that wait for a person. */
export async function noteAttention(tx: Db, attemptId: string, note: string, now: Date): Promise<void> {
  await own(tx)
    .updateTable('payment_attempts')
    .set({ attention_cleared_at: now, attention_note: note })
    .where('id', '=', attemptId)
    .execute()
}
