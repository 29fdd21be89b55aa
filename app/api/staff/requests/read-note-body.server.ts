import { problemOf } from '#app/refusals/refusals.ts'
import type { z } from 'zod'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findNote, type ChangeNoteFailure } from '#modules/notes/index.server.ts'
import { checkNote, type NoteDraft, type NoteField } from '#modules/notes/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffCall } from '../staff-call.server.ts'
import { kindOfWire, type NoteBody } from './wire-note.ts'

/** The note a body describes, tidied as a form's is; otherwise the refusal. */
export function readNoteBody(call: StaffCall, body: z.output<typeof NoteBody>): Result<NoteDraft, Response> {
  const checked = checkNote({
    title: body.title,
    body: body.body,
    isPinned: body.pinned,
    dueOn: body.dueOn ?? '',
    assigneeId: body.assignee ?? '',
    relatedKind: body.related ? kindOfWire[body.related.kind] : '',
    relatedId: body.related?.id ?? '',
  })
  return checked.ok
    ? checked
    : fail(
        refuseFields(
          call,
          checked.error.map((field) => ({ pointer: pointerOf[field] })),
        ),
      )
}

const pointerOf: Record<NoteField, string> = { title: '/title', body: '/body', dueOn: '/dueOn', related: '/related' }

/** The whole note as a body would describe it, to fill what a change leaves out. */
export async function findNoteBody(
  call: StaffCall,
  db: Db,
  admin: Admin<'orders'>,
  id: string,
): Promise<Result<z.output<typeof NoteBody>, Response>> {
  const note = await findNote(db, admin, id)
  if (!note) return fail(refuseWith(call, 'not_found'))
  const { title, body, isPinned: pinned, dueOn, assignee, related } = note
  const wireKind = { user: 'user', order: 'order', departure: 'tour' } as const
  return ok({
    title,
    body,
    pinned,
    dueOn,
    assignee: assignee?.id ?? null,
    related: related && { kind: wireKind[related.kind], id: related.id },
  })
}

export function refuseNote(call: StaffCall, code: ChangeNoteFailure['code']): Response {
  switch (code) {
    case 'related-not-found':
      return refuseFields(call, [{ pointer: '/related' }])
    case 'assignee-not-found':
      return refuseFields(call, [{ pointer: '/assignee' }])
    default:
      return refuseWith(call, problemOf(code))
  }
}
