import { z } from 'zod'
import { factsContext, localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { translator } from '#app/messages/translator.ts'
import { answerCall, readBody } from '#app/api/payments/payment-call.server.ts'
import { isolateLatin } from '#kernel/bidi.ts'
import { askForEmail } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/own-email-resource.ts'
import { answerMember, refuseAccountCall, refuseTooMany } from './account-call.server.ts'

const EmailBody = z.strictObject({
  email: z.string().max(1024).default(''),
  current: z.string().max(1024).default('').meta({ description: 'The password, for another address than the own.' }),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Mails a link that confirms the own address, or a new one, which then takes its place',
      access: 'member',
      body: EmailBody,
      answers: { 202: z.object({ message: z.string() }) },
      problems: ['current_password', 'email', 'email_taken'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerMember(call, async (db, member) => {
    const body = await readBody(call, EmailBody)
    if (!body.ok) return body.error
    const address = call.context.get(factsContext).clientAddress
    const asked = await askForEmail(db, member, { ...body.value, address }, new Date())
    const locale = call.context.get(localeContext)
    if (asked.ok) {
      const message = translator(locale, 'own-account')('email-link-sent', { email: isolateLatin(asked.value.email) })
      return answerCall(call, { message }, { status: 202 })
    }
    const forms = translator(locale, 'forms')
    switch (asked.error.code) {
      case 'email':
        return refuseAccountCall(call, 'email', { detail: forms('email') })
      case 'email-taken':
        return refuseAccountCall(call, 'email_taken', { detail: forms('email-taken') })
      case 'current-password':
        return refuseAccountCall(call, 'current_password', { detail: forms('password-current-wrong') })
      case 'rate-limited':
        return refuseTooMany(call, asked.error.retryAfterSeconds)
    }
  })
}
