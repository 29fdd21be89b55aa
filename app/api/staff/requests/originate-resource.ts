import { problemOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerColleague } from '#app/api/calls/answer-agent.server.ts'
import { ring, type RingFailure } from '#app/acts/requests/ring.server.ts'
import type { Route } from './+types/originate-resource.ts'
import { refuseWithoutExchange } from './refuse-without-exchange.server.ts'

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

/** Asks the exchange once. */
export function action(call: Route.ActionArgs) {
  return answerColleague(call, async (_db, colleague) => {
    const body = await readCallBody(call, CallBody)
    if (!body.ok) return body.error
    const made = await ring(call.context.get(servicesContext), colleague, body.value.destination)
    if (!made.ok) return refuse(call, made.error.code)
    return Response.json(made.value, { headers: { 'Content-Language': call.context.get(localeContext) } })
  })
}

function refuse(call: Route.ActionArgs, code: RingFailure['code']): Response {
  switch (code) {
    case 'phone':
      return refuseFields(call, [{ pointer: '/destination', code: 'phone' }])
    case 'telephony-off':
      return refuseWithoutExchange(call)
    default:
      return refuseWith(call, problemOf(code))
  }
}
