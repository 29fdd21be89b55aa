import { z } from 'zod'
import { IntakeAnswer } from '#app/api/calls/intake-body.server.ts'
import { refuseIntake } from '#app/intake/refuse-intake.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, readBody } from '#app/api/payments/payment-call.server.ts'
import { newToken } from '#kernel/ids.ts'
import { confirmSubscription } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/newsletter-confirmations-resource.ts'

const ConfirmationBody = z.strictObject({ token: z.string().max(100) })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Confirm an address of the newsletter by the token that was mailed to it; a second time answers 200',
      body: ConfirmationBody,
      answers: { 202: IntakeAnswer, 200: IntakeAnswer },
      problems: ['token_expired'],
    },
  },
}

/** Not a form: whoever has the token has read the mail. */
export async function action(call: Route.ActionArgs) {
  const { db } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const now = new Date()
  const body = await readBody(call, ConfirmationBody)
  if (!body.ok) return body.error
  const confirmed = await confirmSubscription(db, body.value.token, now)
  if (!confirmed.ok) return refuseIntake(call, locale, { code: 'token_expired' })
  const message = translator(locale, 'messages')('newsletter-confirmed')
  return answerCall(call, { id: newToken(), message }, { status: confirmed.value.isFirst ? 202 : 200 })
}
