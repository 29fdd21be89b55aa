import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import { addRecipients } from './data/add-recipients.server.ts'
import { toRow } from './data/letter-row.server.ts'
import type { LetterDraft } from './domain/letter.ts'

const MINUTES_TO_SEND = 2

/** Keeps a newsletter as one that went out at `now` to whoever reads it by then; nothing is mailed. For a demonstration. */
export async function importSentLetter(db: Db, draft: LetterDraft, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = new Date(now.getTime() + MINUTES_TO_SEND * 60_000)
    const { id } = await own(tx)
      .insertInto('letters')
      .values({ ...toRow(draft), state: 'sent', created_at: now, changed_at: now, started_at: now, ended_at: ended })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addRecipients(tx, { ...draft, id })
    await own(tx)
      .updateTable('letter_recipients')
      .set({ state: 'written', written_at: now })
      .where('letter_id', '=', id)
      .execute()
  })
}
