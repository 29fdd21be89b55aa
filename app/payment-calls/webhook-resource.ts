import { servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { paymentGatewayOf } from '#app/payment-gateway.server.ts'
import { receiveCallback } from '#modules/payments/index.server.ts'
import type { Route } from './+types/webhook-resource.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  accepts: ['application/json', 'application/x-www-form-urlencoded', 'text/plain'],
  describes: {
    POST: {
      summary: 'Notifications of payment providers',
      answers: { 200: null, 204: null },
      problems: ['unauthenticated'],
    },
  },
}

const statusOf = { 'provider-unknown': 404, 'bad-signature': 401 } as const

/** Notifications of payment providers, server to server. The signature covers the bytes exactly as they came. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const body = new Uint8Array(await request.arrayBuffer())
  const gateway = paymentGatewayOf(context.get(servicesContext))
  const received = await receiveCallback(gateway, params.provider, { headers: request.headers, body }, new Date())
  const { status, body: words } = received.ok ? received.value : { status: statusOf[received.error.code], body: null }
  const headers = { 'Cache-Control': 'no-store', ...(words === null ? {} : { 'Content-Type': 'text/plain' }) }
  return new Response(words, { status, headers })
}
