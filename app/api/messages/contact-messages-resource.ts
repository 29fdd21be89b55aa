import { intakeBody, IntakeAnswer, typed } from '#app/api/calls/intake-body.server.ts'
import { fieldsRefused } from '#app/intake/refuse-intake.server.ts'
import { takeCall } from '#app/api/calls/take-call.server.ts'
import { translator } from '#app/messages/translator.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import { fail } from '#kernel/result.ts'
import { CONSENT_VERSION } from '#modules/engagement/index.ts'
import { sendContactMessage } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/contact-messages-resource.ts'

const ContactBody = intakeBody({ name: typed, email: typed, mobile: typed, subject: typed, message: typed })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Write to the agency',
      body: ContactBody,
      answers: { 202: IntakeAnswer },
      problems: ['human_check_failed'],
    },
  },
}

export async function action(call: Route.ActionArgs) {
  const { db } = call.context.get(servicesContext)
  return takeCall(call, {
    body: ContactBody,
    message: (locale) => translator(locale, 'contact')('message-success'),
    async keep({ name, email, mobile, subject, message }, { locale, address, now }) {
      const draft = { name, email, mobile, subject, message }
      const sent = await sendContactMessage(db, { draft, locale, address, consentVersion: CONSENT_VERSION }, now)
      return sent.ok ? sent : fail(fieldsRefused(sayProblems(locale, sent.error.problems)))
    },
  })
}
