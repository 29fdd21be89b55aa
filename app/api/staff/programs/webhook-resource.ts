import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { removeEndpoint } from '#modules/webhooks/index.server.ts'
import type { Route } from './+types/webhook-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

export const handle: ResourceHandle = {
  methods: ['DELETE'],
  describes: { DELETE: { summary: 'Tells an address nothing any more', answers: { 204: null } } },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'settings', async (db, admin) =>
    (await removeEndpoint(db, admin, call.params.webhookId, new Date()))
      ? new Response(null, { status: 204 })
      : refuseWith(call, 'not_found'),
  )
}
