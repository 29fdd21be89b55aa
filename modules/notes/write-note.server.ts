import { ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { checkParts, type NotePartFailure } from './data/check-parts.server.ts'
import { writeMentions } from './data/mentions.server.ts'
import { own } from './data/tables.server.ts'
import type { Note, NoteDraft } from './domain/note.ts'
import { getNote } from './find-note.server.ts'

/**
 * Writes a note, and remembers whom its text mentions. Fails with `related-not-found` when it is about nothing that
 * exists, and with `assignee-not-found` when nobody of that id is staff now.
 */
export async function writeNote(
  db: Db,
  admin: Admin<'orders'>,
  draft: NoteDraft,
  now: Date,
): Promise<Result<Note, NotePartFailure>> {
  return inTransaction(db, async (tx) => {
    const related = await checkParts(tx, admin, draft)
    if (!related.ok) return related
    const { id } = await own(tx)
      .insertInto('notes')
      .values({
        title: draft.title,
        body: draft.body,
        is_pinned: draft.isPinned,
        due_on: draft.dueOn,
        assignee_id: draft.assigneeId,
        ...related.value,
        created_by: admin.id,
        created_at: now,
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeMentions(tx, admin, { noteId: id, text: `${draft.title}\n${draft.body}` }, now)
    const after = { isPinned: draft.isPinned, dueOn: draft.dueOn, about: draft.related?.kind ?? null }
    await recordAudit(tx, { actor: admin, action: 'note.write', subject: { kind: 'note', id }, after }, now)
    return ok(await getNote(tx, admin, id))
  })
}
