import type { RouterContextProvider } from 'react-router'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { takePageForm } from '#app/intake/take-page-form.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { paths } from '#app/addresses/paths.ts'
import { sayReviewProblems } from '#app/acts/requests/say-review-problems.server.ts'
import { fail } from '#kernel/result.ts'
import { submitReview } from '#modules/content/index.server.ts'
import type { ReviewFormDraft } from './review-form.tsx'

/** Keeps a review until it is approved and leads to the page that says so, or gives the form back. */
export async function receiveReview(
  context: Readonly<RouterContextProvider>,
  fields: Readonly<Record<string, string>>,
) {
  const { db } = context.get(servicesContext)
  const { name = '', email = '', rating = '', text = '', tour = '' } = fields
  const draft: ReviewFormDraft = { name, email, rating, text, tour }
  return takePageForm(context, {
    fields,
    draft,
    sent: paths.requestSent(context.get(localeContext), { of: 'review' }),
    async keep({ locale, address, now }) {
      const submitted = await submitReview(db, { draft, tourCode: tour, locale, address }, now)
      if (submitted.ok) return submitted
      if (submitted.error.code === 'invalid-fields')
        return fail(sayNeeded(locale, sayReviewProblems(locale, submitted.error.problems)))
      const message = translator(locale, 'requests')('error-choice')
      return fail([{ pointer: '/tour', code: 'tour_not_found', message }])
    },
  })
}
