import { parsePlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput, normalizeLines } from '#kernel/text.ts'
import { BODY_LENGTH, relatedKinds, TITLE_LENGTH, type NoteDraft, type RelatedTo } from './note.ts'

export type NoteField = 'title' | 'body' | 'dueOn' | 'related'

/** What was typed, before anybody has looked at it. */
export type TypedNote = {
  title: string
  body: string
  isPinned: boolean
  /** `2027-03-01`, or empty. */
  dueOn: string
  assigneeId: string
  relatedKind: string
  relatedId: string
}

/** The note that was typed, tidied; otherwise every field that is not as it should be. */
export function checkNote(typed: TypedNote): Result<NoteDraft, NoteField[]> {
  const title = normalizeInput(typed.title)
  const body = normalizeLines(typed.body)
  const dueOn = typed.dueOn === '' ? null : parsePlainDate(typed.dueOn)
  const related = readRelated(typed)
  if (title && title.length <= TITLE_LENGTH && body !== undefined && body.length <= BODY_LENGTH) {
    if (dueOn !== undefined && related !== undefined)
      return ok({ title, body, isPinned: typed.isPinned, dueOn, assigneeId: typed.assigneeId || null, related })
  }
  return fail([
    ...(!title || title.length > TITLE_LENGTH ? (['title'] as const) : []),
    ...(body === undefined || body.length > BODY_LENGTH ? (['body'] as const) : []),
    ...(dueOn === undefined ? (['dueOn'] as const) : []),
    ...(related === undefined ? (['related'] as const) : []),
  ])
}

function readRelated({ relatedKind, relatedId }: TypedNote): RelatedTo | null | undefined {
  const id = relatedId.trim()
  if (relatedKind === '' && id === '') return null
  const kind = relatedKinds.find((each) => each === relatedKind)
  return kind && id !== '' && id.length <= 100 ? { kind, id } : undefined
}
