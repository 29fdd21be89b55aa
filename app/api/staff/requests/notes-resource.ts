import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery, QueryDay, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listNotes, writeNote } from '#modules/notes/index.server.ts'
import { noteSorts, type RelatedTo } from '#modules/notes/index.ts'
import type { Route } from './+types/notes-resource.ts'
import { readNoteBody, refuseNote } from './read-note-body.server.ts'
import { answerBounded } from '../staff-call.server.ts'
import { NoteBody, noteOnWire, WireNote } from './wire-note.ts'

const NoteFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  author: z.string().max(40).optional(),
  userId: z.string().max(100).optional(),
  tourId: z.string().max(100).optional(),
  orderId: z.string().max(100).optional(),
  task: z.enum(['open', 'done']).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(noteSorts),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Notes of the staff, pinned ones first, then the latest; about one thing at most',
      query: NoteFilter,
      answers: { 200: pageListOf(WireNote) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Writes a note; `@` before the name of a member of staff mentions them',
      body: NoteBody,
      answers: { 201: WireNote },
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const asked = readQuery(call, NoteFilter)
    if (!asked.ok) return asked.error
    const { userId, tourId, orderId, ...filter } = asked.value
    const related: RelatedTo | undefined =
      userId !== undefined
        ? { kind: 'user', id: userId }
        : orderId !== undefined
          ? { kind: 'order', id: orderId }
          : tourId !== undefined
            ? { kind: 'departure', id: tourId }
            : undefined
    const { notes, total } = await listNotes(db, admin, { ...filter, related })
    const body = pageOf(notes.map(noteOnWire), { ...filter, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

export function action(call: Route.ActionArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const body = await readCallBody(call, NoteBody)
    if (!body.ok) return body.error
    const draft = readNoteBody(call, body.value)
    if (!draft.ok) return draft.error
    const written = await writeNote(db, admin, draft.value, new Date())
    if (!written.ok) return refuseNote(call, written.error.code)
    return Response.json(noteOnWire(written.value), {
      status: 201,
      headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${written.value.version}"` },
    })
  })
}
