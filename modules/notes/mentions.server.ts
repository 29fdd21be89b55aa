import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** In how many notes that are there the one who asks is mentioned without having looked. */
export async function countUnseenMentions(db: Db, admin: Admin<'orders'>): Promise<number> {
  const { count } = await unseen(db, admin)
    .select((mentions) => mentions.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The latest of these notes, for notifications. */
export async function listUnseenMentions(
  db: Db,
  admin: Admin<'orders'>,
  { limit }: { limit: number },
): Promise<{ noteId: string; title: string; at: Date }[]> {
  return unseen(db, admin)
    .select(['notes.id as noteId', 'title', 'mentioned_at as at'])
    .orderBy('mentioned_at', 'desc')
    .orderBy('notes.id')
    .limit(limit)
    .execute()
}

/** The one who asks has looked at a note. */
export async function markMentionSeen(db: Db, admin: Admin<'orders'>, noteId: string, now: Date): Promise<void> {
  await own(db)
    .updateTable('note_mentions')
    .set({ seen_at: now })
    .where('note_id', '=', noteId)
    .where('user_id', '=', admin.id)
    .where('seen_at', 'is', null)
    .execute()
}

function unseen(db: Db, admin: Admin<'orders'>) {
  return own(db)
    .selectFrom('note_mentions')
    .innerJoin('notes', 'notes.id', 'note_id')
    .where('note_mentions.user_id', '=', admin.id)
    .where('seen_at', 'is', null)
    .where('removed_at', 'is', null)
}
