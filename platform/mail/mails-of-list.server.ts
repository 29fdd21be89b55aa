import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** How many of the mails whose keys begin so wait for the mail server, and how many it never took. */
export async function countMails(db: Db, prefix: string): Promise<{ queued: number; failed: number }> {
  const rows = await own(db)
    .selectFrom('mail_messages')
    .select((mail) => ['state', mail.fn.countAll<string>().as('count')])
    .where('message_key', 'like', startingWith(prefix))
    .where('state', '<>', 'sent')
    .groupBy('state')
    .execute()
  const of = (state: 'queued' | 'failed') => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { queued: of('queued'), failed: of('failed') }
}

/**
 * Takes back the mails to an address that wait for the mail server and whose keys begin so, inside the caller's
 * transaction; gives their keys. One that is being handed over at this moment still leaves.
 */
export async function takeBackMails(tx: Db, { to, prefix }: { to: string; prefix: string }): Promise<string[]> {
  const taken = await own(tx)
    .deleteFrom('mail_messages')
    .where((mail) => mail(mail.fn<string>('lower', ['recipient']), '=', to.toLowerCase()))
    .where('message_key', 'like', startingWith(prefix))
    .where('state', '=', 'queued')
    .returning('message_key')
    .execute()
  return taken.map(({ message_key }) => message_key)
}

function startingWith(prefix: string): string {
  return `${prefix.replace(/[\\%_]/g, '\\$&')}%`
}
