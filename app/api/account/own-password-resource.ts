import { z } from 'zod'
import { factsContext, localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { translator } from '#app/messages/translator.ts'
import { readBody } from '#app/api/payments/payment-call.server.ts'
import { changePassword } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/own-password-resource.ts'
import { answerMember, refuseAccountCall, refuseAccountFields, refuseTooMany } from './account-call.server.ts'

const typed = z.string().max(1024).default('')

const PasswordBody = z.strictObject({ current: typed, password: typed, confirmPassword: typed })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Changes the own password and ends all other sessions',
      access: 'member',
      body: PasswordBody,
      answers: { 204: null },
      problems: ['current_password', 'password_rules', 'password_same'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerMember(call, async (db, member, token) => {
    const body = await readBody(call, PasswordBody)
    if (!body.ok) return body.error
    const { current, password, confirmPassword } = body.value
    if (password !== confirmPassword)
      return refuseAccountFields(call, [{ pointer: '/confirmPassword', code: 'password-same' }])
    const address = call.context.get(factsContext).clientAddress
    const changed = await changePassword(db, member, { current, password, keptToken: token, address }, new Date())
    if (changed.ok) return new Response(null, { status: 204 })
    switch (changed.error.code) {
      case 'password-rules':
        return refuseAccountFields(call, [{ pointer: '/password', ...changed.error }])
      case 'current-password':
        return refuseAccountCall(call, 'current_password', {
          detail: translator(call.context.get(localeContext), 'forms')('password-current-wrong'),
        })
      case 'rate-limited':
        return refuseTooMany(call, changed.error.retryAfterSeconds)
    }
  })
}
