import { statusOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { receiveCallback } from '#modules/payments/index.server.ts'
import type { Route } from './+types/webhook-resource.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  accepts: ['application/json', 'application/x-www-form-urlencoded', 'text/plain'],
  // Providers send from few addresses what many customers did.
  writesPerMinute: 600,
  describes: {
    POST: {
      summary: 'Notifications of payment providers',
      // PayTR repeats itself until it reads just this.
      answers: { 200: z.literal('OK'), 204: null },
      produces: 'text/plain',
      problems: ['unauthenticated'],
    },
  },
}

/** Of a flood of forged notifications so many are kept and logged. */
const TRACES = { max: 30, perSeconds: 60 }

/** Notifications of payment providers, server to server. The signature covers the bytes exactly as they came. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const body = new Uint8Array(await request.arrayBuffer())
  const services = context.get(servicesContext)
  const now = new Date()
  const raw = { headers: request.headers, body }
  const received = await receiveCallback(paymentGatewayOf(services), params.provider, raw, now, {
    keepsTrace: () => services.limiter.allow('forgeries', TRACES, now).ok,
  })
  const { status, body: words } = received.ok ? received.value : { status: statusOf(received.error.code), body: null }
  const headers = { 'Cache-Control': 'no-store', ...(words === null ? {} : { 'Content-Type': 'text/plain' }) }
  return new Response(words, { status, headers })
}
