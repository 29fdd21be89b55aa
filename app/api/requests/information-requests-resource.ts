import { z } from 'zod'
import { intakeBody, IntakeAnswer, typed } from '#app/api/calls/intake-body.server.ts'
import { fieldsRefused } from '#app/intake/refuse-intake.server.ts'
import { takeCall } from '#app/api/calls/take-call.server.ts'
import { translator } from '#app/messages/translator.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail } from '#kernel/result.ts'
import { findSoldTour } from '#modules/catalog/index.server.ts'
import { CONSENT_VERSION } from '#modules/engagement/index.ts'
import { askForInformation } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/information-requests-resource.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'

const InformationBody = intakeBody({
  tourId: z.string().max(120).default('').meta({ description: 'Empty for a question about no tour in particular.' }),
  name: typed,
  phone: typed,
  email: typed,
  message: typed,
  consent: z.boolean().optional().meta({ description: 'Whether the sender ticked it; left out where none was shown.' }),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Ask about a tour',
      body: InformationBody,
      answers: { 202: IntakeAnswer },
      problems: ['human_check_failed', 'tour_not_found', 'phone', 'email', 'agreements'],
    },
  },
}

/** A question about a departure, or about nothing in particular. */
export async function action(call: Route.ActionArgs) {
  const { db } = call.context.get(servicesContext)
  return takeCall(call, {
    body: InformationBody,
    message: (locale) => translator(locale, 'requests')('sent-information-title'),
    async keep({ tourId, name, phone, email, message, consent }, { locale, address, now }) {
      const tour = tourId === '' ? undefined : await findSoldTour(db, { id: tourId, locale, today: dayInIstanbul(now) })
      if (tourId !== '' && !tour) return fail({ code: 'tour_not_found' })
      const asked = await askForInformation(
        db,
        {
          topic: tour ? { kind: 'tour', key: tour.id, name: tour.name } : { kind: 'general', name: '' },
          draft: { name, phone, email, message, hasConsent: consent !== false },
          locale,
          address,
          consentVersion: consent === undefined ? null : CONSENT_VERSION,
        },
        now,
      )
      if (asked.ok) return asked
      return fail(fieldsRefused(sayProblems(locale, asked.error.problems), ['phone', 'email', 'agreements']))
    },
  })
}
