import type { ResourceHandle } from '#app/page/page-handle.ts'
import { sendPaymentLink } from '#modules/payment-links/index.server.ts'
import type { Route } from './+types/payment-link-sendings-resource.ts'
import { refuseLink, refuseLinkBody } from './refuse-link.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { SendLinkBody } from './wire-payment-link.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Mails a payment link to its customer; every call is a mail of its own',
      body: SendLinkBody,
      answers: { 202: null },
      problems: ['not_found', 'status_transition', 'malformed', 'validation', 'unknown_field'],
    },
  },
}

/** Asks for a mail with the link; it leaves a moment later. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const json: unknown = await call.request.json().catch(() => undefined)
    const body = SendLinkBody.safeParse(json)
    if (!body.success) return refuseLinkBody(call, json, body.error.issues)
    const sent = await sendPaymentLink(db, admin, call.params.linkId, new Date())
    if (sent.ok) return new Response(null, { status: 202 })
    return refuseLink(call, sent.error.code === 'link-not-found' ? 'not_found' : 'status_transition')
  })
}
