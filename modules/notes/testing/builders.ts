import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Note, NoteDraft } from '../domain/note.ts'
import { writeNote } from '../write-note.server.ts'

/** What somebody writes down, about nothing and without a day unless said otherwise. */
export function aNoteDraft(facts: Partial<NoteDraft> = {}): NoteDraft {
  return {
    title: 'Vize evrakı eksik',
    body: '',
    isPinned: false,
    dueOn: null,
    assigneeId: null,
    related: null,
    ...facts,
  }
}

/** A stored member of staff with the proof. */
export async function aStoredStaffMember(db: Db, fullName = 'Fatma Demir') {
  const { userId, email } = await aUser(db, { fullName, staffRole: 'owner' })
  return aStaffMember({ id: userId, fullName, email })
}

/** Stores a note; by a new member of staff unless said otherwise. */
export async function aNote(
  db: Db,
  { by, at = new Date(), ...facts }: Partial<NoteDraft> & { by?: ReturnType<typeof aStaffMember>; at?: Date } = {},
): Promise<Note> {
  const written = await writeNote(db, by ?? (await aStoredStaffMember(db)), aNoteDraft(facts), at)
  if (!written.ok) throw new Error(written.error.code)
  return written.value
}
