import type { Result } from '#kernel/result.ts'
import { readTypedDate } from '#kernel/typed-date.ts'
import { checkNote, type NoteDraft, type NoteField, type TypedNote } from '#modules/notes/index.ts'

/** What staff typed about a note, tidied; otherwise every field that is not as it should be. */
export function readNoteForm(fields: Record<string, string>): Result<NoteDraft, NoteField[]> {
  return checkNote(typedNote(fields))
}

function typedNote(fields: Record<string, string>): TypedNote {
  return {
    title: fields['title'] ?? '',
    body: fields['body'] ?? '',
    isPinned: fields['isPinned'] === 'on',
    dueOn: readTypedDate(fields['dueOn'] ?? ''),
    assigneeId: fields['assigneeId'] ?? '',
    relatedKind: fields['relatedKind'] ?? '',
    relatedId: fields['relatedId'] ?? '',
  }
}
