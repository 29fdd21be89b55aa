import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { reachedNotes } from './data/reached-notes.server.ts'
import { own } from './data/tables.server.ts'
import type { Note } from './domain/note.ts'
import { findNote, getNote } from './find-note.server.ts'

/** `now` is the note as it is. */
export type RemoveNoteFailure = { code: 'note-not-found' } | { code: 'edit-conflict'; now: Note }

/**
 * Takes a note away; `restoreNote` brings it back. With a `version` only the note that was seen.
 * Fails with `note-not-found` or `edit-conflict`.
 */
export async function removeNote(
  db: Db,
  admin: Admin<'orders'>,
  { id, version }: { id: string; version?: number | undefined },
  now: Date,
): Promise<Result<void, RemoveNoteFailure>> {
  return inTransaction(db, async (tx) => {
    if (!isUuid(id)) return fail({ code: 'note-not-found' })
    await own(tx).selectFrom('notes').select('id').where('id', '=', id).forUpdate().execute()
    const note = await findNote(tx, admin, id)
    if (!note) return fail({ code: 'note-not-found' })
    if (version !== undefined && note.version !== version) return fail({ code: 'edit-conflict', now: note })
    await setRemoved(tx, id, now)
    await recordAudit(tx, { actor: admin, action: 'note.remove', subject: { kind: 'note', id } }, now)
    return ok(undefined)
  })
}

/** Brings a removed note back as it was; one that is there stays. Fails with `note-not-found`. */
export async function restoreNote(
  db: Db,
  admin: Admin<'orders'>,
  id: string,
  now: Date,
): Promise<Result<Note, { code: 'note-not-found' }>> {
  return inTransaction(db, async (tx) => {
    const isThere = isUuid(id) && (await isReached(tx, admin, id)) && (await setRemoved(tx, id, null))
    if (!isThere) return fail({ code: 'note-not-found' })
    await recordAudit(tx, { actor: admin, action: 'note.restore', subject: { kind: 'note', id } }, now)
    return ok(await getNote(tx, admin, id))
  })
}

/** Of a removed note too. */
async function isReached(tx: Db, admin: Admin<'orders'>, id: string): Promise<boolean> {
  const notes = own(tx).selectFrom('notes').select('id').where('id', '=', id).where(reachedNotes(admin))
  return (await notes.executeTakeFirst()) !== undefined
}

async function setRemoved(tx: Db, id: string, removedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await own(tx)
    .updateTable('notes')
    .set((note) => ({ removed_at: removedAt, version: note('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
