import { isUuid } from '#kernel/ids.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { reachedNotes } from './data/reached-notes.server.ts'
import { own } from './data/tables.server.ts'
import { noteColumns, toNotes } from './data/to-notes.server.ts'
import type { Note } from './domain/note.ts'

/** A note that has not been removed. */
export async function findNote(db: Db, admin: Admin<'orders'>, id: string): Promise<Note | undefined> {
  if (!isUuid(id)) return undefined
  const row = await own(db)
    .selectFrom('notes')
    .select(noteColumns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(reachedNotes(admin))
    .executeTakeFirst()
  return row && (await toNotes(db, admin, [row]))[0]
}

/** @throws Error when there is no such note. */
export async function getNote(db: Db, admin: Admin<'orders'>, id: string): Promise<Note> {
  const note = await findNote(db, admin, id)
  if (!note) throw new Error(`no note ${id}`)
  return note
}
