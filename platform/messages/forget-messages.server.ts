import type { Db } from '#platform/db/client.server.ts'
import { messagePhone } from './message-phone.ts'
import { forgetUndeliveredTo } from '#platform/undelivered/forget-undelivered.server.ts'
import { own } from './tables.server.ts'

/** Forgets numbers in E.164 with everything that was sent to them, inside the caller's transaction. */
export async function forgetPhones(tx: Db, typed: readonly string[]): Promise<void> {
  const phones = typed.flatMap((each) => messagePhone(each) ?? [])
  if (phones.length === 0) return
  for (const phone of phones) await forgetUndeliveredTo(tx, `+${phone}`)
  await own(tx).deleteFrom('messages').where('phone', 'in', phones).execute()
  await own(tx).deleteFrom('message_choices').where('phone', 'in', phones).execute()
  await own(tx)
    .deleteFrom('iys_permissions')
    .where(
      'recipient',
      'in',
      phones.map((phone) => `+${phone}`),
    )
    .execute()
}

/** Deletes the messages whose mail would have gone to an address, inside the caller's transaction. */
export async function removeMessagesTo(tx: Db, email: string): Promise<void> {
  await own(tx)
    .deleteFrom('messages')
    .where((message) => message(message.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

/** Deletes messages that were written before an instant and are at their end. Choices are proofs, and stay. */
export async function removeMessagesBefore(db: Db, before: Date): Promise<void> {
  await own(db).deleteFrom('messages').where('created_at', '<', before).where('state', '<>', 'open').execute()
}
