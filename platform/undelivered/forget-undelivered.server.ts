import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** Forgets what did not reach somebody, by what it was of, inside the caller's transaction. */
export async function forgetUndelivered(tx: Db, abouts: readonly string[]): Promise<void> {
  if (abouts.length > 0) await own(tx).deleteFrom('undelivered').where('about', 'in', abouts).execute()
}

/** The same by the address or the number, in digits with a plus, that it was meant for. */
export async function forgetUndeliveredTo(tx: Db, recipient: string): Promise<void> {
  await own(tx)
    .deleteFrom('undelivered')
    .where((news) => news(news.fn<string>('lower', ['recipient']), '=', recipient.toLowerCase()))
    .where('recipient', '<>', '')
    .execute()
}

/** Deletes what happened before an instant and waits for nobody. */
export async function removeUndeliveredBefore(db: Db, before: Date): Promise<void> {
  await own(db)
    .deleteFrom('undelivered')
    .where('happened_at', '<', before)
    .where('settled_at', 'is not', null)
    .execute()
}
