import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { pageListOf, PageQuery } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findWebhookEndpoint, listDeliveries } from '#modules/webhooks/index.server.ts'
import type { Route } from './+types/webhook-deliveries-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { deliveryOnWire, WireDelivery } from './wire-webhook.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'What an address was told in the last thirty days, the newest first',
      query: PageQuery,
      answers: { 200: pageListOf(WireDelivery) },
      problems: ['filter_invalid'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'settings', async (db, admin) => {
    const asked = readQuery(call, PageQuery)
    if (!asked.ok) return asked.error
    const endpoint = await findWebhookEndpoint(db, admin, call.params.webhookId)
    if (!endpoint) return refuseWith(call, 'not_found')
    const { deliveries, total } = await listDeliveries(db, admin, { endpointId: endpoint.id, ...asked.value })
    const body = pageOf(deliveries.map(deliveryOnWire), { ...asked.value, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}
