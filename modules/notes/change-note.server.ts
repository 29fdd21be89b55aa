import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { checkParts, type NotePartFailure } from './data/check-parts.server.ts'
import { writeMentions } from './data/mentions.server.ts'
import { own } from './data/tables.server.ts'
import { toDraft } from './domain/to-draft.ts'
import type { Note, NoteDraft } from './domain/note.ts'
import { findNote, getNote } from './find-note.server.ts'

/** What is left out stays as it is. `isDone` finishes a task or opens it again. */
export type NoteChange = Partial<NoteDraft> & { isDone?: boolean | undefined }

/** `now` is the note as it is, so that whoever came second sees both. */
export type ChangeNoteFailure = { code: 'note-not-found' } | { code: 'edit-conflict'; now: Note } | NotePartFailure

/**
 * Changes a note in the version that was seen: of two who change the same one, the second is refused. Whoever the text
 * mentions for the first time is told.
 *
 * Fails with `note-not-found`, `edit-conflict`, `related-not-found` or `assignee-not-found`; then nothing has changed.
 */
export async function changeNote(
  db: Db,
  admin: Admin<'orders'>,
  { id, version, change }: { id: string; version: number; change: NoteChange },
  now: Date,
): Promise<Result<Note, ChangeNoteFailure>> {
  return inTransaction(db, async (tx) => {
    if (!isUuid(id)) return fail({ code: 'note-not-found' })
    await own(tx).selectFrom('notes').select('id').where('id', '=', id).forUpdate().execute()
    const before = await findNote(tx, admin, id)
    if (!before) return fail({ code: 'note-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict', now: before })

    const wanted = { ...toDraft(before), ...change }
    const related = await checkParts(tx, admin, wanted)
    if (!related.ok) return related
    const isDone = change.isDone ?? before.done !== null
    await own(tx)
      .updateTable('notes')
      .set((note) => ({
        title: wanted.title,
        body: wanted.body,
        is_pinned: wanted.isPinned,
        due_on: wanted.dueOn,
        assignee_id: wanted.assigneeId,
        ...related.value,
        done_at: isDone ? (before.done?.at ?? now) : null,
        done_by: isDone ? (before.done?.by.id ?? admin.id) : null,
        changed_at: now,
        version: note('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await writeMentions(tx, admin, { noteId: id, text: `${wanted.title}\n${wanted.body}` }, now)
    const after = await getNote(tx, admin, id)
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'note.change',
        subject: { kind: 'note', id },
        before: audited(before),
        after: audited(after),
      },
      now,
    )
    return ok(after)
  })
}

/** Notes are about people: what they say stays out of the log, which is never forgotten. */
function audited({ isPinned, dueOn, done, assignee, related, version }: Note) {
  const about = related && { kind: related.kind, id: related.id }
  return { isPinned, dueOn, isDone: done !== null, assigneeId: assignee?.id ?? null, about, version }
}
