import { z } from 'zod'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { callStates } from '#modules/telephony/index.ts'
import { hearCall } from '#modules/telephony/index.server.ts'
import { isSigned } from '#platform/signed-body/signed-body.server.ts'
import type { Route } from './+types/incoming-call-resource.ts'
import { refuseWithoutExchange } from './refuse-without-exchange.server.ts'

const SIGNATURE_HEADER = 'Telephony-Signature'

const IncomingCall = z.strictObject({
  call: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'The name of the call at the exchange, the same in all its news.' }),
  extension: z.string().regex(/^\d{2,8}$/),
  phone: z
    .string()
    .max(40)
    .default('')
    .meta({ description: 'The number of the caller as the network gave it; empty where it is hidden.' }),
  state: z.enum(callStates),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  // A switchboard has one address for everybody who rings.
  writesPerMinute: 600,
  describes: {
    POST: {
      summary: `News of the exchange: a call rings at an extension, is answered or ends; \`${SIGNATURE_HEADER}\` is \`t=<seconds>,v1=<HMAC-SHA-256 in hex>\` over seconds, dot and body with the key of the exchange`,
      access: 'public',
      body: IncomingCall,
      answers: { 204: null },
      problems: ['unauthenticated', 'telephony_off'],
    },
  },
}

/** The exchange says what a call does. The signature covers the bytes exactly as they came. */
export async function action(call: Route.ActionArgs) {
  const { db, env } = call.context.get(servicesContext)
  if (!env.telephony) return refuseWithoutExchange(call)
  const now = new Date()
  const signature = call.request.headers.get(SIGNATURE_HEADER) ?? ''
  if (!isSigned(env.telephony.key, signature, await call.request.clone().text(), now))
    return refuseWith(call, 'unauthenticated')
  const body = await readCallBody(call, IncomingCall)
  if (!body.ok) return body.error
  await hearCall(db, body.value, now)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
