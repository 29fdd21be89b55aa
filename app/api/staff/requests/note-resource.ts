import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { changeNote, findNote, removeNote } from '#modules/notes/index.server.ts'
import type { Note } from '#modules/notes/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/note-resource.ts'
import { findNoteBody, readNoteBody, refuseNote } from './read-note-body.server.ts'
import { answerBounded } from '../staff-call.server.ts'
import { NoteChangeBody, noteOnWire, WireNote } from './wire-note.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH', 'DELETE'],
  describes: {
    GET: { summary: 'One note; its version is in `ETag`', answers: { 200: WireNote } },
    PATCH: {
      summary: 'Changes a note in the version that `If-Match` names; what is left out stays',
      body: NoteChangeBody,
      answers: { 200: WireNote },
      problems: ['precondition_required', 'edit_conflict'],
    },
    DELETE: {
      summary: 'Removes a note in the version that `If-Match` names',
      answers: { 204: null },
      problems: ['precondition_required', 'edit_conflict'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const note = await findNote(db, admin, call.params.noteId)
    return note ? answerNote(call, note) : refuseWith(call, 'not_found')
  })
}

export function action(call: Route.ActionArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const id = call.params.noteId
    if (!(await findNote(db, admin, id))) return refuseWith(call, 'not_found')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    if (call.request.method === 'PATCH') return change(call, db, admin, version)
    const removed = await removeNote(db, admin, { id, version }, new Date())
    return removed.ok ? new Response(null, { status: 204 }) : refuseNote(call, removed.error.code)
  })
}

async function change(call: Route.ActionArgs, db: Db, admin: Admin<'orders'>, version: number): Promise<Response> {
  const body = await readCallBody(call, NoteChangeBody)
  if (!body.ok) return body.error
  const { done: isDone, ...wanted } = body.value
  const stored = await findNoteBody(call, db, admin, call.params.noteId)
  if (!stored.ok) return stored.error
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  const draft = readNoteBody(call, { ...stored.value, ...given })
  if (!draft.ok) return draft.error
  const request = { id: call.params.noteId, version, change: { ...draft.value, isDone } }
  const changed = await changeNote(db, admin, request, new Date())
  return changed.ok ? answerNote(call, changed.value) : refuseNote(call, changed.error.code)
}

function answerNote(call: Route.LoaderArgs | Route.ActionArgs, note: Note): Response {
  return Response.json(noteOnWire(note), {
    headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${note.version}"` },
  })
}
