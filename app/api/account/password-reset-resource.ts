import { z } from 'zod'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { readBody } from '#app/api/payments/payment-call.server.ts'
import { resetPassword } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/password-reset-resource.ts'
import { refuseAccountCall, refuseAccountFields, refuseTooMany } from './account-call.server.ts'
import { LINK_TRIES } from '#app/acts/account/link-tries.ts'

const PasswordBody = z.strictObject({
  password: z.string().max(1024).default(''),
  confirmPassword: z.string().max(1024).default(''),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Gives an account the password chosen behind a mailed link, and ends all its sessions',
      body: PasswordBody,
      answers: { 204: null },
      problems: ['token_expired', 'password_rules', 'password_same'],
    },
  },
}

export async function action(call: Route.ActionArgs) {
  const { context, params } = call
  const { db, limiter } = context.get(servicesContext)
  const now = new Date()
  const turn = limiter.allow(`link:${context.get(factsContext).clientAddress}`, LINK_TRIES, now)
  if (!turn.ok) return refuseTooMany(call, turn.retryAfterSeconds)
  const body = await readBody(call, PasswordBody)
  if (!body.ok) return body.error
  const reset = await resetPassword(db, { token: params.token, ...body.value }, now)
  if (reset.ok) return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
  return reset.error.code === 'token-expired'
    ? refuseAccountCall(call, 'token_expired')
    : refuseAccountFields(call, reset.error.problems)
}
