import { z } from 'zod'
import { intakeBody, IntakeAnswer, typed } from '#app/api/calls/intake-body.server.ts'
import { fieldsRefused } from '#app/intake/refuse-intake.server.ts'
import { takeCall } from '#app/api/calls/take-call.server.ts'
import { translator } from '#app/messages/translator.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { fail } from '#kernel/result.ts'
import { callTimes, CONSENT_VERSION } from '#modules/engagement/index.ts'
import { askForCall } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/call-requests-resource.ts'
import { sayCallProblems } from '#app/acts/requests/say-call-problems.server.ts'

const CallBody = intakeBody({
  name: typed,
  phone: typed,
  email: typed,
  tourId: z.string().max(200).optional(),
  preferredTime: typed.meta({ description: `${callTimes.join(', ')}, or nothing` }),
  consent: z.boolean().default(false),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Ask to be called back',
      body: CallBody,
      answers: { 202: IntakeAnswer },
      problems: ['phone', 'human_check_failed'],
    },
  },
}

export async function action(call: Route.ActionArgs) {
  const { db } = call.context.get(servicesContext)
  return takeCall(call, {
    body: CallBody,
    message: (locale) => translator(locale, 'contact')('call-success'),
    async keep({ name, phone, email, preferredTime, tourId, consent: hasConsent }, { locale, address, now }) {
      const draft = { name, phone, email, preferredTime, hasConsent }
      const asked = await askForCall(db, { draft, tourId, locale, address, consentVersion: CONSENT_VERSION }, now)
      return asked.ok ? asked : fail(fieldsRefused(sayCallProblems(locale, asked.error), ['phone']))
    },
  })
}
