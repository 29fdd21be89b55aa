import { z } from 'zod'
import { admitForm } from '#app/intake/admit-form.server.ts'
import { IntakeAnswer, intakeBody } from '#app/api/calls/intake-body.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies, callerOf, signInCookies, toldToken } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, readBody } from '#app/api/payments/payment-call.server.ts'
import { toWireUser, WireSession } from '#app/api/session/wire-user.ts'
import { newToken } from '#kernel/ids.ts'
import { signUp } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/users-resource.ts'
import { refuseAccountCall, refuseAccountFields, refuseTooMany } from './account-call.server.ts'

const typed = z.string().max(1024).default('')

const SignUpBody = intakeBody({
  fullName: typed,
  email: typed,
  mobile: typed,
  password: typed.meta({ description: 'Eight signs or more, with digit, lowercase, uppercase and special sign.' }),
  confirmPassword: typed,
  consents: z
    .strictObject({ terms: z.boolean(), privacy: z.boolean(), personalData: z.boolean() })
    .partial()
    .default({})
    .meta({ description: '`terms` and `privacy` (that the privacy notice was shown) are needed.' }),
  marketing: z.boolean().default(false),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Opens an account and signs its owner in',
      body: SignUpBody,
      answers: { 201: WireSession, 202: IntakeAnswer },
      problems: [
        'agreements',
        'email',
        'email_taken',
        'human_check_failed',
        'password_rules',
        'password_same',
        'phone',
      ],
    },
  },
}

/** Opens an account; whoever fell into the trap is answered 202, as on every form. */
export async function action(call: Route.ActionArgs) {
  const { context } = call
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const body = await readBody(call, SignUpBody)
  const admission = await admitForm(context, body.ok ? body.value : {}, { now })
  if (admission.kind === 'refused' && admission.code === 'rate_limited')
    return refuseTooMany(call, admission.retryAfterSeconds)
  if (!body.ok) return body.error
  const text = translator(context.get(localeContext), 'own-account')
  if (admission.kind === 'refused') return refuseAccountCall(call, admission.code)
  if (admission.kind === 'dropped')
    return answerCall(call, { id: newToken(), message: text('welcome') }, { status: 202 })

  const { consents, locale: _language, ...fields } = body.value
  const draft = {
    ...fields,
    consents: {
      terms: consents.terms ?? false,
      privacyNotice: consents.privacy ?? false,
      personalData: consents.personalData ?? false,
    },
  }
  const request = { draft, language: context.get(localeContext), browser: callerOf(call.request, context) }
  const opened = await signUp(db, request, now)
  if (!opened.ok)
    return opened.error.code === 'email-taken'
      ? refuseAccountCall(call, 'email_taken')
      : refuseAccountFields(call, opened.error.problems)
  const { token, user } = opened.value
  const answer = answerCall(
    call,
    { token: toldToken(call.request, token), user: toWireUser(user), message: text('welcome') },
    { status: 201 },
  )
  addCookies(answer.headers, signInCookies(opened.value, env.publicUrl, now))
  return answer
}
