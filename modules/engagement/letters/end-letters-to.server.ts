import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { takeBackMails } from '#platform/mail/mails-of-list.server.ts'
import { own } from '../data/tables.server.ts'
import { addressHashOf } from './data/address-hash.ts'
import { LETTER_MAILS, recipientOf } from './domain/mail-key.ts'

/**
 * Sends nothing more of any newsletter to somebody whose subscription was just deleted, inside the transaction that did:
 * neither what is still to be written nor what waits for the mail server.
 */
export async function endLettersTo(tx: Db, left: readonly { id: string; email: string }[]): Promise<void> {
  for (const { id, email } of left) {
    await own(tx)
      .updateTable('letter_recipients')
      .set({ state: 'left' })
      .where('subscription_id', '=', id)
      .where('state', '=', 'queued')
      .execute()
    const taken = await takeBackMails(tx, { to: email, prefix: LETTER_MAILS })
    const recipients = taken.flatMap((key) => recipientOf(key) ?? [])
    if (recipients.length > 0)
      await own(tx).updateTable('letter_recipients').set({ state: 'left' }).where('id', 'in', recipients).execute()
  }
}

/** Makes the fingerprints of an address unreadable, inside the caller's transaction; that somebody got a newsletter stays counted. */
export async function forgetRecipient(tx: Db, emailKey: string): Promise<void> {
  await own(tx)
    .updateTable('letter_recipients')
    .set(nobody)
    .where('address_hash', '=', addressHashOf(emailKey))
    .execute()
}

/** The same for everybody to whom newsletters went that ended before an instant. */
export async function forgetRecipientsBefore(tx: Db, before: Date): Promise<void> {
  await own(tx)
    .updateTable('letter_recipients')
    .set(nobody)
    .where('letter_id', 'in', (query) => query.selectFrom('letters').select('id').where('ended_at', '<', before))
    .where('address_hash', '<>', sql<string>`letter_recipients.id::text`)
    .execute()
}

/** What stands for somebody who is forgotten: the row's own key. */
const nobody = { address_hash: sql<string>`id::text`, subscription_id: sql<string>`id` }
