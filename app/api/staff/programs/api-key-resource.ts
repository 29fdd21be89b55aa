import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { revokeApiKey } from '#modules/api-keys/index.server.ts'
import type { Route } from './+types/api-key-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

export const handle: ResourceHandle = {
  methods: ['DELETE'],
  describes: { DELETE: { summary: 'Revokes a key for good', answers: { 204: null } } },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'settings', async (db, admin) =>
    (await revokeApiKey(db, admin, call.params.keyId, new Date()))
      ? new Response(null, { status: 204 })
      : refuseWith(call, 'not_found'),
  )
}
