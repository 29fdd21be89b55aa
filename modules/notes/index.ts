export {
  BODY_LENGTH,
  relatedKinds,
  TITLE_LENGTH,
  type Note,
  type NoteDraft,
  type Person,
  type Related,
  type RelatedKind,
  type RelatedTo,
} from './domain/note.ts'
export { noteSorts, type NoteSort } from './domain/note-sort.ts'
export { checkNote, type NoteField, type TypedNote } from './domain/check-note.ts'
