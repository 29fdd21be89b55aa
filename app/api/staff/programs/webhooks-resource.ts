import { z } from 'zod'
import { pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { pageListOf, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listEndpoints, openEndpoint } from '#modules/webhooks/index.server.ts'
import { endpointSorts } from '#modules/webhooks/index.ts'
import type { Route } from './+types/webhooks-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { WebhookBody, webhookOnWire, WireNewWebhook, WireWebhook } from './wire-webhook.ts'

const WebhookQuery = z.object({ sort: sortedBy(endpointSorts) })

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Addresses that are told what happens; at most twenty',
      query: WebhookQuery,
      answers: { 200: pageListOf(WireWebhook) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Adds an address, and answers its secret this once',
      body: WebhookBody,
      answers: { 201: WireNewWebhook },
      problems: ['in_use'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'settings', async (db, admin) => {
    const asked = readQuery(call, WebhookQuery)
    if (!asked.ok) return asked.error
    const endpoints = await listEndpoints(db, admin, asked.value.sort)
    const place = { page: 1, pageSize: Math.max(1, endpoints.length), total: endpoints.length }
    return Response.json(pageOf(endpoints.map(webhookOnWire), place), {
      headers: { 'Content-Language': call.context.get(localeContext) },
    })
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'settings', async (db, admin) => {
    const body = await readCallBody(call, WebhookBody)
    if (!body.ok) return body.error
    const allowsPrivate = !call.context.get(servicesContext).env.isProduction
    const opened = await openEndpoint(db, admin, body.value, { allowsPrivate }, new Date())
    if (!opened.ok && opened.error.code === 'url') return refuseFields(call, [{ pointer: '/url' }])
    if (!opened.ok) return refuseWith(call, 'in_use')
    const { endpoint, secret } = opened.value
    return Response.json(
      { ...webhookOnWire(endpoint), secret },
      { status: 201, headers: { 'Content-Language': call.context.get(localeContext) } },
    )
  })
}
