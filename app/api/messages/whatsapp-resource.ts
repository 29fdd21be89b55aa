import { z } from 'zod'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { takeAnswer } from '#platform/messages/choices.server.ts'
import { hearReports } from '#platform/messages/hear-reports.server.ts'
import { isSignedByMeta, readNotification } from '#platform/messages/whatsapp/read-notification.server.ts'
import type { Route } from './+types/whatsapp-resource.ts'

const SIGNATURE_HEADER = 'X-Hub-Signature-256'

const Query = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().min(1).max(200),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  // Reports of everybody who was written to come from few addresses.
  writesPerMinute: 600,
  describes: {
    GET: {
      summary:
        'Meta asks whether this is the address of notifications; it is told what it sent when it knows the token',
      access: 'public',
      query: Query,
      answers: { 200: z.string() },
      produces: 'text/plain',
      problems: ['forbidden', 'not_found', 'filter_invalid'],
    },
    POST: {
      summary: `Notifications of WhatsApp; \`${SIGNATURE_HEADER}\` is \`sha256=<HMAC-SHA-256 in hex>\` over the body with the secret of the app`,
      access: 'public',
      answers: { 204: null },
      problems: ['unauthenticated', 'not_found'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  const { env } = call.context.get(servicesContext)
  if (!env.messages.whatsapp) return refuseWith(call, 'not_found')
  const query = readQuery(call, Query)
  if (!query.ok) return query.error
  if (query.value['hub.verify_token'] !== env.messages.whatsapp.verifyToken) return refuseWith(call, 'forbidden')
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }
  return new Response(query.value['hub.challenge'], { headers })
}

/** How far messages have come, and what people write back. The signature covers the bytes exactly as they came. */
export async function action(call: Route.ActionArgs) {
  const { db, env, log } = call.context.get(servicesContext)
  if (!env.messages.whatsapp) return refuseWith(call, 'not_found')
  const body = new Uint8Array(await call.request.arrayBuffer())
  const signature = call.request.headers.get(SIGNATURE_HEADER) ?? ''
  if (!isSignedByMeta(env.messages.whatsapp.appSecret, signature, body)) {
    log.warn({ bytes: body.length }, 'a notification of WhatsApp had a wrong signature')
    return refuseWith(call, 'unauthenticated')
  }
  const now = new Date()
  const { reports, writtenBack } = readNotification(new TextDecoder().decode(body))
  await hearReports(db, 'whatsapp', reports, now)
  for (const each of writtenBack) await takeAnswer(db, each, now)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
