import type { Note, NoteDraft } from './note.ts'

/** A note as it would be written anew. */
export function toDraft({ title, body, isPinned, dueOn, assignee, related }: Note): NoteDraft {
  const about = related && { kind: related.kind, id: related.id }
  return { title, body, isPinned, dueOn, assigneeId: assignee?.id ?? null, related: about }
}
