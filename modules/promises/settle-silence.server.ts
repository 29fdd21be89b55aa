import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Counts as accepted what nobody answered by the day by which silence was to be a yes; where staff spoke with them, too. */
export async function settleSilence(db: Db, now: Date): Promise<void> {
  await own(db)
    .updateTable('promise_notices')
    .set({ answer: 'silence', answered_at: now, confirmed_at: now })
    .where('silence_accepts', '=', true)
    .where('answer_by', '<', dayInIstanbul(now))
    .where('confirmed_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}
