import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Deletes what staff wrote about a person who is erased. */
export async function forgetNotesOfPerson(tx: Db, userId: string): Promise<void> {
  await own(tx).deleteFrom('notes').where('user_id', '=', userId).execute()
}

/** What staff wrote about a person, for the person who asks what is known. */
export async function readNotesOfPerson(db: Db, userId: string): Promise<{ title: string; body: string; at: Date }[]> {
  return own(db)
    .selectFrom('notes')
    .select(['title', 'body', 'created_at as at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1000)
    .execute()
}
