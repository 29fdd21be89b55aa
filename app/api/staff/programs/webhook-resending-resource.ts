import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { resendDelivery } from '#modules/webhooks/index.server.ts'
import type { Route } from './+types/webhook-resending-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: { POST: { summary: 'Tells an address of an event once more', answers: { 202: null } } },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'settings', async (db, admin) => {
    const { webhookId: endpointId, deliveryId } = call.params
    const isDone = await resendDelivery(db, admin, { endpointId, deliveryId }, new Date())
    return isDone ? new Response(null, { status: 202 }) : refuseWith(call, 'not_found')
  })
}
