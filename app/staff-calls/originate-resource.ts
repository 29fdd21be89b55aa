import { z } from 'zod'
import { readCallBody } from '#app/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/calls/refuse-with.server.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { answerAgent } from '#app/session/agent-call.server.ts'
import { phoneKey } from '#kernel/phone.ts'
import { originateCall } from '#platform/telephony/originate-call.server.ts'
import type { Route } from './+types/originate-resource.ts'

const CallBody = z.strictObject({ destination: z.string().max(100) })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Rings the extension of the caller and then a number',
      access: 'agent',
      body: CallBody,
      answers: { 200: z.object({ success: z.boolean(), message: z.string() }) },
      problems: ['phone', 'no_extension', 'telephony_failed', 'telephony_off'],
    },
  },
}

/** Asks the exchange once. The number is not logged, what the exchange says is. */
export function action(call: Route.ActionArgs) {
  return answerAgent(call, async (_db, agent) => {
    const { env, log } = call.context.get(servicesContext)
    const body = await readCallBody(call, CallBody)
    if (!body.ok) return body.error
    const destination = phoneKey(body.value.destination)
    if (!/^\d{7,15}$/.test(destination)) return refuseFields(call, [{ pointer: '/destination', code: 'phone' }])
    if (!env.telephony)
      return refuseWith(call, 'telephony_off', { headers: { 'Retry-After': String(RETRY_WHEN_OFF_SECONDS) } })
    if (!agent.dial) return refuseWith(call, 'no_extension')

    const made = await originateCall(env.telephony, { extension: agent.dial, destination })
    if (!made.ok) {
      log.warn({ user: agent.id, reason: made.error.reason }, 'the telephone exchange did not take a call')
      return refuseWith(call, 'telephony_failed')
    }
    log.info({ user: agent.id, ...made.value }, 'the telephone exchange took a call')
    return Response.json(made.value, { headers: { 'Content-Language': call.context.get(localeContext) } })
  })
}

const RETRY_WHEN_OFF_SECONDS = 3600
