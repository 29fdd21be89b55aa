import { intakeBody, IntakeAnswer, typed } from '#app/api/calls/intake-body.server.ts'
import { takeCall } from '#app/api/calls/take-call.server.ts'
import { translator } from '#app/messages/translator.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { newToken } from '#kernel/ids.ts'
import { ok } from '#kernel/result.ts'
import { askForPasswordReset } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/password-resets-resource.ts'

const ResetBody = intakeBody({ email: typed })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Mails a link for a new password, where the address has an account; the answer is always the same',
      body: ResetBody,
      answers: { 202: IntakeAnswer },
      problems: ['human_check_failed'],
    },
  },
}

/** The answer says nothing about the address, nor does the time it takes: a job looks for the account later. */
export async function action(call: Route.ActionArgs) {
  return takeCall(call, {
    body: ResetBody,
    message: (locale) => translator(locale, 'own-account')('forgot-sent'),
    async keep({ email }) {
      await askForPasswordReset(call.context.get(servicesContext).db, email)
      return ok({ publicId: newToken() })
    },
  })
}
