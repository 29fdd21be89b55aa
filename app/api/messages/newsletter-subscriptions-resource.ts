import { z } from 'zod'
import { intakeBody, IntakeAnswer, typed } from '#app/api/calls/intake-body.server.ts'
import { fieldsRefused } from '#app/intake/refuse-intake.server.ts'
import { takeCall } from '#app/api/calls/take-call.server.ts'
import { translator } from '#app/messages/translator.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { fail } from '#kernel/result.ts'
import { subscribeToNewsletter } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/newsletter-subscriptions-resource.ts'
import { saySubscriptionProblems } from '#app/acts/requests/say-subscription-problems.server.ts'

const SubscriptionBody = intakeBody({ email: typed, consent: z.boolean().default(false) })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Subscribe an address to the newsletter; its owner confirms it by mail',
      body: SubscriptionBody,
      answers: { 202: IntakeAnswer },
      problems: ['email', 'agreements', 'human_check_failed'],
    },
  },
}

export async function action(call: Route.ActionArgs) {
  const { db } = call.context.get(servicesContext)
  return takeCall(call, {
    body: SubscriptionBody,
    limit: 'newsletter',
    message: (locale) => translator(locale, 'chrome')('newsletter-success'),
    async keep({ email, consent: hasConsent }, { locale, address, now }) {
      const kept = await subscribeToNewsletter(db, { draft: { email, hasConsent }, locale, address }, now)
      if (kept.ok) return kept
      return fail(fieldsRefused(saySubscriptionProblems(locale, kept.error.problems), ['email', 'agreements']))
    },
  })
}
