import { problemOf } from '#app/refusals/refusals.ts'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { changeMedia, findStaffMedia, removeMedia } from '#modules/content/index.server.ts'
import type { Route } from './+types/staff-media-resource.ts'
import { answerMedia } from './answer-media.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { MediaChanges, WireStaffMedia } from './wire-media.ts'

const known = ['not_found', 'precondition_required', 'edit_conflict'] as const

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'One picture or video; its version is in `ETag`',
      answers: { 200: WireStaffMedia },
      problems: ['not_found'],
    },
    PATCH: {
      summary: 'Changes words, album, visibility or focus in the version that `If-Match` names',
      body: MediaChanges,
      answers: { 200: WireStaffMedia },
      problems: [...known, 'malformed', 'validation', 'unknown_field'],
    },
    DELETE: {
      summary: 'Takes an entry that nothing shows out of the library, in the version that `If-Match` names',
      answers: { 204: null },
      problems: [...known, 'in_use'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', (db, admin) => answerMedia(call, { db, admin, id: call.params.mediaId }))
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const id = call.params.mediaId
    const before = await findStaffMedia(db, admin, id)
    if (!before) return refuseWith(call, 'not_found')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    if (call.request.method === 'DELETE') {
      const removed = await removeMedia(db, admin, { id, version }, new Date())
      return removed.ok ? new Response(null, { status: 204 }) : refuseWith(call, problemOf(removed.error.code))
    }
    const body = await readCallBody(call, MediaChanges)
    if (!body.ok) return body.error
    const { published: isPublished = before.isPublished, ...changes } = body.value
    const { album = before.album, alt = before.alt, caption = before.caption, focus = before.focus } = changes
    const words = { album, alt, caption, focus, isPublished }
    const changed = await changeMedia(db, admin, { id, version, words }, new Date())
    if (changed.ok) return answerMedia(call, { db, admin, id })
    const { code } = changed.error
    return code === 'album-unknown' ? refuseFields(call, [{ pointer: '/album' }]) : refuseWith(call, problemOf(code))
  })
}
