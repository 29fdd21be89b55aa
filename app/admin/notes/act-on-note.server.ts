import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changeNote,
  removeNote,
  restoreNote,
  writeNote,
  type ChangeNoteFailure,
  type NoteChange,
} from '#modules/notes/index.server.ts'
import type { Note, NoteField } from '#modules/notes/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readNoteForm } from './read-note-form.server.ts'

export const noteNews = ['written', 'saved', 'finished', 'reopened', 'removed', 'restored'] as const

export type NoteNews = (typeof noteNews)[number]

export type NoteProblem = ChangeNoteFailure | { code: 'fields'; fields: NoteField[] }

/** `note` is the one that was written or changed. */
export type NoteDone = { news: NoteNews; note?: Note | undefined }

type Act = { db: Db; admin: Admin<'orders'>; noteId: string; fields: Record<string, string> }

/** Does what a form about a note asks for; `new` as its id writes one. */
export async function actOnNote(act: Act, now: Date): Promise<Result<NoteDone, NoteProblem>> {
  const { db, admin, noteId, fields } = act
  switch (fields['intent']) {
    case 'finish':
      return change(act, { isDone: true }, 'finished', now)
    case 'reopen':
      return change(act, { isDone: false }, 'reopened', now)
    case 'pin':
    case 'unpin':
      return change(act, { isPinned: fields['intent'] === 'pin' }, 'saved', now)
    case 'remove': {
      const removed = await removeNote(db, admin, { id: noteId, version: versionIn(fields) }, now)
      return removed.ok ? ok({ news: 'removed' }) : removed
    }
    case 'restore': {
      const restored = await restoreNote(db, admin, noteId, now)
      return restored.ok ? ok({ news: 'restored', note: restored.value }) : restored
    }
    default:
      return save(act, now)
  }
}

async function save(act: Act, now: Date): Promise<Result<NoteDone, NoteProblem>> {
  const draft = readNoteForm(act.fields)
  if (!draft.ok) return fail({ code: 'fields', fields: draft.error })
  if (act.noteId !== 'new') return change(act, draft.value, 'saved', now)
  const written = await writeNote(act.db, act.admin, draft.value, now)
  return written.ok ? ok({ news: 'written', note: written.value }) : written
}

async function change(
  { db, admin, noteId, fields }: Act,
  wanted: NoteChange,
  news: NoteNews,
  now: Date,
): Promise<Result<NoteDone, NoteProblem>> {
  const changed = await changeNote(db, admin, { id: noteId, version: versionIn(fields), change: wanted }, now)
  return changed.ok ? ok({ news, note: changed.value }) : changed
}

function versionIn(fields: Record<string, string>): number {
  return Number(fields['version'])
}
