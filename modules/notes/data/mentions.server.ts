import { listStaffMembers, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMentions } from '../domain/find-mentions.ts'
import { own } from './tables.server.ts'

/** Remembers whom the text of a note names. Whoever is new is told; who was told before is not told again. */
export async function writeMentions(
  tx: Db,
  admin: Admin<'orders'>,
  { noteId, text }: { noteId: string; text: string },
  now: Date,
): Promise<void> {
  const mentioned = findMentions(text, await listStaffMembers(tx, admin))
  const table = own(tx)
  const gone = table.deleteFrom('note_mentions').where('note_id', '=', noteId)
  await (mentioned.length > 0 ? gone.where('user_id', 'not in', mentioned) : gone).execute()
  if (mentioned.length === 0) return
  await table
    .insertInto('note_mentions')
    .values(
      mentioned.map((userId) => ({
        note_id: noteId,
        user_id: userId,
        mentioned_at: now,
        // Nobody needs to be told what they wrote.
        seen_at: userId === admin.id ? now : null,
      })),
    )
    .onConflict((known) => known.columns(['note_id', 'user_id']).doNothing())
    .execute()
}
