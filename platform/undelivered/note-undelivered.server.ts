import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'
import type { UndeliveredReason } from './undelivered-reason.ts'

/** News that has reached nobody; `about` as it was written with, where empty nobody is told. */
type Undelivered = {
  occasion: string
  about: string
  recipient: string
  words: string
  reason: UndeliveredReason
  answer: string
}

/**
 * Notes inside the caller's transaction that an occasion reached nobody, once. The same news that waited already waits as this
 * one from now on, so that staff read it once however often it failed.
 */
export async function noteUndelivered(tx: Db, news: Undelivered): Promise<void> {
  if (news.about === '') return
  const noted = await own(tx)
    .insertInto('undelivered')
    .values({ ...news, settled_at: null, settled_how: null, settled_by: null })
    .onConflict((same) => same.column('occasion').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (noted) await settle(tx, news, 'replaced', noted.id)
}

/** The same news arrived after all: nobody has to tell it any more. Inside the caller's transaction. */
export async function noteArrived(tx: Db, news: { about: string; words: string }): Promise<void> {
  if (news.about !== '') await settle(tx, news, 'arrived', null)
}

async function settle(
  tx: Db,
  { about, words }: { about: string; words: string },
  how: 'arrived' | 'replaced',
  exceptId: string | null,
): Promise<void> {
  await own(tx)
    .updateTable('undelivered')
    .set({ settled_at: sql<Date>`now()`, settled_how: how })
    .where('about', '=', about)
    .where('words', '=', words)
    .where('settled_at', 'is', null)
    .$if(exceptId !== null, (others) => others.where('id', '<>', exceptId ?? ''))
    .execute()
}
