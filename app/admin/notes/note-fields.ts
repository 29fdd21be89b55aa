import type { Fields } from '#app/acts/record/field-specs.ts'
import type { NoteView } from './note-view.ts'

/** The inputs of the form of a note. */
export function fieldsOfNote({ title, body, related, dueOn, assignee, isPinned }: NoteView): Fields {
  return {
    title,
    body,
    relatedKind: related?.kind ?? '',
    relatedId: (related?.kind === 'order' ? related.label : related?.id) ?? '',
    dueOn: dueOn ?? '',
    assigneeId: assignee?.id ?? '',
    isPinned: isPinned ? 'on' : '',
  }
}
